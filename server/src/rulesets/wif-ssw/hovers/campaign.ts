/** Around the combats: return to base, historic bases, political events, production, naval moves. */
import { valueAt } from '../../../model/place';
import type { Build, NavalMove, PoliticalEvent, ReturnToBase, Unit } from '../data';
import { mayBase } from '../facts/historic-bases';
import type { HistoricBase } from '../facts/historic-bases';
import { politicalHistory } from '../facts/political-history';
import { sectionBefore, stay } from '../facts/return-to-base';
import { buildYear, isUsSubBuild, usAtWar } from '../facts/us-submarines';
import { numbers } from '../rules/numbers';
import type { RuleId } from '../rules';
import { sectionName, sentence } from '../wording';
import type { WifHover } from '../hover-here';
import { unitExplanation } from '../hover-unit';
import { cite } from '../rules';

export const returnToBaseHover: WifHover = {
  at: ['returnToBase.*', 'returnToBase.*.*', 'returnToBase.*.unit.*'],
  explain: (scenario, ids, { path }) => {
    const item = valueAt(scenario, path.slice(0, 2)) as ReturnToBase;
    const unit = item.unit ?? (ids.find('unit', item.member ?? '')?.object as Unit | undefined);
    if (unit === undefined) return undefined;
    const found = stay(item, unit, scenario);
    const may = found.may
      ? `It may stay in the Convoy Section: ${found.why}`
      : `It may not stay in the Convoy Section: ${found.why}`;
    const flips =
      found.turnsFaceDown === true ? ` If it stays it is turned face down${cite('stayers-turn-face-down')}.` : '';
    const where = `It is in ${sectionName(sectionBefore(item, unit))}.`;
    const rule = found.rule as RuleId;
    return unitExplanation(unit, [{ text: `${where} ${may}${cite(rule)}.${flips}`, rules: [rule] }]);
  },
};

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

export const buildHover: WifHover = {
  at: ['production.*', 'production.*.*'],
  explain: (scenario, _, { path }) => {
    const build = valueAt(scenario, path.slice(0, 2)) as Build;
    if (build.unit === 'milchcow') {
      const text = `Milchcows are built from a force pool of their own${cite('milchcow-force-pool')}.`;
      return { title: 'Milchcow', text, amounts: [], rules: ['milchcow-force-pool'] };
    }
    if (!isUsSubBuild(build)) return undefined;
    const war = usAtWar(build, scenario);
    const { aYear } = numbers['us-sub-builds'];
    const text =
      war === true
        ? `The US is at war with a major power: it may build as it likes${cite('us-sub-builds')}.`
        : `${war === 'unknown' ? 'Unless it is' : 'It is not'} at war with a major power${war === 'unknown' ? ',' : ':'} the US may build ${aYear} submarine in ${buildYear(build, scenario)}${cite('us-sub-builds')}.`;
    return { title: 'US submarine', text, amounts: [], rules: ['us-sub-builds', 'what-is-a-build'] };
  },
};

export const navalMoveHover: WifHover = {
  at: ['navalMoves.*', 'navalMoves.*.*'],
  explain: (scenario, _, { path }) => {
    const move = valueAt(scenario, path.slice(0, 2)) as NavalMove;
    const others = move.enemySections.filter((section) => section !== 'convoy');
    const { movementPoints, without } = numbers['presence-of-the-enemy'];
    const text =
      others.length === 0
        ? `No enemy but those in the Convoy Section, who do not count: the move costs ${without} movement point${cite('presence-of-the-enemy')}.`
        : `Enemies in ${others.map(sectionName).join(', ')}: the move costs ${movementPoints} movement points${cite('presence-of-the-enemy')}.`;
    return { title: 'Naval move', text, amounts: [], rules: ['presence-of-the-enemy'] };
  },
};
