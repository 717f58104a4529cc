/** Units at the historic bases, and political events. */
import { valueAt } from '../../../model/place';
import { listed, sentence } from '../../../model/wording';
import type { PoliticalEvent, Unit } from '../data';
import type { WifHover } from '../hover-here';
import { unitExplanation } from '../hover-unit';
import { cite, type RuleId } from '../rules';
import { eventInWords, fateInWords, unitFates, type Port } from './fates';
import { mayBase } from './historic-bases';
import { isEverHeld, politicalHistory } from './history';
import type { HistoricBase } from './state';

export const baseUnitHover: WifHover = {
  at: ['bases.*.units.*', 'bases.*.units.*.*'],
  explain: (scenario, _, { path }) => {
    const base = path[1] as HistoricBase;
    const unit = valueAt(scenario, path.slice(0, 4)) as Unit;
    const rule: RuleId = base === 'cadiz' ? 'cadiz-sanctuary' : 'azores-aircraft';
    const allowed = mayBase(base, unit);
    const who = base === 'cadiz' ? 'German submarines' : 'aircraft of the Commonwealth and of the US';
    const verdict =
      allowed === undefined
        ? `Only ${who} may base here; the file does not say whose it is`
        : !isEverHeld(base, scenario)
          ? `It may not base here: ${base === 'cadiz' ? 'Germany does not have the use of Cadiz' : 'the Allies do not have the use of the Azores'}`
          : `It may ${allowed ? '' : 'not '}base here: the base is for ${who}`;
    const lost = unitFates(scenario).find((fate) => fate.unit === unit);
    const fate = lost && {
      text: `When ${eventInWords(lost.event)}, it ${fateInWords(lost.fate)}${cite(lost.rule)}.`,
      rules: [lost.rule],
    };
    return unitExplanation(unit, [{ text: `${verdict}${cite(rule)}.`, rules: [rule] }, fate]);
  },
};

export const portHover: WifHover = {
  at: ['bases.cadiz.ports.*', 'bases.cadiz.ports.*.*'],
  explain: (scenario, _, { path }) => {
    const port = valueAt(scenario, path.slice(0, 4)) as Port;
    const units = (scenario.bases?.cadiz?.units ?? []).filter((unit) => mayBase('cadiz', unit) !== false);
    const reach = units.flatMap((unit) => {
      if (!('range' in unit) || unit.range === undefined) return [];
      return `${unit.id} ${unit.range >= port.distance ? 'reaches' : 'does not reach'} it with a range of ${unit.range}`;
    });
    const text =
      port.eligible === false
        ? `The submarines in Cadiz may not go there${cite('cadiz-rebase')}.`
        : `It is ${port.distance} away${reach.length > 0 ? `: ${listed(reach)}` : ''}${cite('cadiz-rebase')}.`;
    return { title: port.name, text, amounts: [], rules: ['cadiz-rebase'] };
  },
};

export const politicalEventHover: WifHover = {
  at: ['politicalEvents.*', 'politicalEvents.*.*', 'politicalEvents.*.fates.*', 'politicalEvents.*.fates.*.*'],
  explain: (scenario, _, { path }) => {
    const event = valueAt(scenario, path.slice(0, 2)) as PoliticalEvent;
    const step = politicalHistory(scenario)[Number(path[1])];
    if (step === undefined) return undefined;
    const lines = [
      ...step.outcomes.map(({ text }) => text),
      ...unitFates(scenario)
        .filter((fate) => fate.event === event)
        .map(({ unit, fate }) => `${unit.id} ${fateInWords(fate)}.`),
      ...step.faults.map(({ text }) => `It cannot be: ${text}`),
    ];
    const said = lines.length > 0 ? lines.map((line) => `- ${line}`).join('\n') : 'Nothing changes at the bases.';
    const rules = [...step.outcomes, ...step.faults].map(({ rule }) => rule);
    return { title: sentence(event.event.replaceAll('-', ' ')), text: said, amounts: [], rules };
  },
};
