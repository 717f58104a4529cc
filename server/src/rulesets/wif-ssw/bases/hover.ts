/** Units at the historic bases, and political events. */
import { valueAt } from '../../../model/place';
import { sentence } from '../../../model/wording';
import type { PoliticalEvent, Unit } from '../data';
import type { WifHover } from '../hover-here';
import { unitExplanation } from '../hover-unit';
import { cite } from '../rules';
import type { RuleId } from '../rules';
import { mayBase } from './historic-bases';
import { politicalHistory } from './history';
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
        : `It may ${allowed ? '' : 'not '}base here: the base is for ${who}`;
    return unitExplanation(unit, [{ text: `${verdict}${cite(rule)}.`, rules: [rule] }]);
  },
};

export const politicalEventHover: WifHover = {
  at: ['politicalEvents.*', 'politicalEvents.*.*'],
  explain: (scenario, _, { path }) => {
    const event = valueAt(scenario, path.slice(0, 2)) as PoliticalEvent;
    const step = politicalHistory(scenario)[Number(path[1])];
    if (step === undefined) return undefined;
    const lines = [...step.outcomes.map(({ text }) => text), ...step.faults.map(({ text }) => `It cannot be: ${text}`)];
    const said = lines.length > 0 ? lines.map((line) => `- ${line}`).join('\n') : 'Nothing changes at the bases.';
    const rules = [...step.outcomes, ...step.faults].map(({ rule }) => rule);
    return { title: sentence(event.event.replaceAll('-', ' ')), text: said, amounts: [], rules };
  },
};
