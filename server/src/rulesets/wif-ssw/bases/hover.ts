/** Units at the historic bases, and political events. */
import { valueAt } from '../../../model/place';
import { cite, formatList, capitalize, type WifHover, type RuleId } from '../kit';
import type { PoliticalEvent, Unit } from '../data';
import { explainUnit } from '../hover-unit';
import { formatEvent, formatFate, listUnitFates, type Port } from './fates';
import { canBase } from './historic-bases';
import { isEverHeld, computeHistory } from './history';
import type { HistoricBase } from './state';

export const baseUnitHover: WifHover = {
  patterns: ['bases.*.units.*', 'bases.*.units.*.*'],
  explain: (scenario, _, { path }) => {
    const base = path[1] as HistoricBase;
    const unit = valueAt(scenario, path.slice(0, 4)) as Unit;
    const rule: RuleId = base === 'cadiz' ? 'cadiz-sanctuary' : 'azores-aircraft';
    const isAllowed = canBase(base, unit);
    const who = base === 'cadiz' ? 'German submarines' : 'aircraft of the Commonwealth and of the US';
    const answer =
      isAllowed === undefined
        ? `Only ${who} may base here; the file does not say whose it is`
        : !isEverHeld(base, scenario)
          ? `It may not base here: ${base === 'cadiz' ? 'Germany does not have the use of Cadiz' : 'the Allies do not have the use of the Azores'}`
          : `It may ${isAllowed ? '' : 'not '}base here: the base is for ${who}`;
    const unitFate = listUnitFates(scenario).find((fate) => fate.unit === unit);
    const fate = unitFate && {
      text: `When ${formatEvent(unitFate.event)}, it ${formatFate(unitFate.fate)}${cite(unitFate.rule)}.`,
      rules: [unitFate.rule],
    };
    return explainUnit(unit, [{ text: `${answer}${cite(rule)}.`, rules: [rule] }, fate]);
  },
};

export const portHover: WifHover = {
  patterns: ['bases.cadiz.ports.*', 'bases.cadiz.ports.*.*'],
  explain: (scenario, _, { path }) => {
    const port = valueAt(scenario, path.slice(0, 4)) as Port;
    const units = (scenario.bases?.cadiz?.units ?? []).filter((unit) => canBase('cadiz', unit) !== false);
    const reachNotes = units.flatMap((unit) => {
      if (!('range' in unit) || unit.range === undefined) return [];
      return `${unit.id} ${unit.range >= port.distance ? 'reaches' : 'does not reach'} it with a range of ${unit.range}`;
    });
    const text =
      port.eligible === false
        ? `The submarines in Cadiz may not go there${cite('cadiz-rebase')}.`
        : `It is ${port.distance} away${reachNotes.length > 0 ? `: ${formatList(reachNotes)}` : ''}${cite('cadiz-rebase')}.`;
    return { title: port.name, text, amounts: [], rules: ['cadiz-rebase'] };
  },
};

export const politicalEventHover: WifHover = {
  patterns: ['politicalEvents.*', 'politicalEvents.*.*', 'politicalEvents.*.fates.*', 'politicalEvents.*.fates.*.*'],
  explain: (scenario, _, { path }) => {
    const event = valueAt(scenario, path.slice(0, 2)) as PoliticalEvent;
    const step = computeHistory(scenario)[Number(path[1])];
    if (step === undefined) return undefined;
    const lines = [
      ...step.outcomes.map(({ text }) => text),
      ...listUnitFates(scenario)
        .filter((fate) => fate.event === event)
        .map(({ unit, fate }) => `${unit.id} ${formatFate(fate)}.`),
      ...step.errors.map(({ text }) => `It cannot be: ${text}`),
    ];
    const body = lines.length > 0 ? lines.map((line) => `- ${line}`).join('\n') : 'Nothing changes at the bases.';
    const rules = [...step.outcomes, ...step.errors].map(({ rule }) => rule);
    return { title: capitalize(event.event.replaceAll('-', ' ')), text: body, amounts: [], rules };
  },
};
