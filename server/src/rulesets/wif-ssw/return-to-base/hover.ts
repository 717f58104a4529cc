/** Hovers on units that return to base or stay. */
import { valueAt } from '../../../model/place';
import { cite, pluralize, type WifHover } from '../kit';
import type { ReturnToBase } from '../data';
import { explainUnit } from '../hover-unit';
import { formatSection } from '../wording';
import { findReturnSubject } from './returning';
import { getStartSection, decideStay } from './stay';

export const returnToBaseHover: WifHover = {
  patterns: ['returnToBase.*', 'returnToBase.*.*', 'returnToBase.*.unit.*'],
  explain: (scenario, ids, { path }) => {
    const item = valueAt(scenario, path.slice(0, 2)) as ReturnToBase;
    const subject = findReturnSubject(item, ids);
    if (subject === undefined) return undefined;
    const { isAllowed, why, rule, turnsFaceDown } = decideStay(item, subject, scenario);
    const answer = `It ${isAllowed ? 'may' : 'may not'} stay in the Convoy Section: ${why}${cite(rule)}.`;
    const flipText = turnsFaceDown ? ` If it stays it is turned face down${cite('stayers-turn-face-down')}.` : '';
    const sectionSentence = `It is in ${formatSection(getStartSection(item, subject))}.`;
    const text = `${sectionSentence} ${answer}${flipText}`;
    if (subject.kind === 'unit') return explainUnit(subject.unit, [{ text, rules: [rule] }]);
    return { title: pluralize(subject.convoyPoints, 'convoy point'), text, amounts: [], rules: [rule] };
  },
};
