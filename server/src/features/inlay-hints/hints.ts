/**
 * Inlay hints: numbers next to the values that they explain. They use the explanations of hovers and compute nothing themselves. Requested
 * by kind, for the visible range.
 */
import type { Amount } from '../../engine/amount';
import type { Explanation, Ruleset } from '../../model/ruleset';
import { percentInBrief, plain } from '../../model/wording';
import type { InlayHintKind } from '../../protocol';
import { rangeOf } from '../../text';
import type { Range } from '../../text';
import type { Analysis } from '../analysis';
import { pageOf } from '../format/rules';
import { explanationOf } from '../hover/explain';
import type { Scenario } from '../scenario';
import { inView } from '../view';
import type { InlayHint } from './hint';
import { membersIn } from './members';
import type { Member } from './members';
import { powerHints } from './powers';

/** More than fit on a screen. */
export const mostHints = 300;

/** Maximum number of explanations per request: most give a hint, and some are slow. */
const mostExplained = 1_000;

/** In document order. */
export function inlayHints(
  { scenarios }: Analysis,
  range: Range,
  kinds: ReadonlySet<InlayHintKind>,
): readonly InlayHint[] {
  const found: InlayHint[] = [];
  let unexplained = mostExplained;
  for (const scenario of scenarios) {
    const { document, ruleset } = scenario;
    if (!ruleset || kinds.size === 0 || document.range.from > range.to || document.range.to < range.from) continue;
    for (const member of membersIn(document, range)) {
      if (found.length >= mostHints || unexplained === 0) break;
      const explained = () => {
        unexplained--;
        const seen = inView(scenario.view(), member);
        return seen && explanationOf(scenario, ruleset, seen);
      };
      found.push(...hintsOf(scenario, ruleset, member, kinds, explained));
    }
    if (kinds.has('powers')) found.push(...powerHints(scenario, range));
  }
  return found
    .filter(({ offset }) => range.from <= offset && offset <= range.to)
    .sort((a, b) => a.offset - b.offset)
    .slice(0, mostHints);
}

function hintsOf(
  scenario: Scenario,
  ruleset: Ruleset,
  member: Member,
  kinds: ReadonlySet<InlayHintKind>,
  explained: () => Explanation | undefined,
): readonly InlayHint[] {
  const wants = (...some: readonly InlayHintKind[]) => some.some((kind) => kinds.has(kind));
  const hints: (InlayHint | undefined)[] = [];
  if (isUnits(member)) {
    if (wants('hitNumbers')) hints.push(hitHint(scenario, ruleset, member, explained()));
  } else if (typeof member.value === 'number') {
    const kind = member.path.includes('dice') ? 'searchTotals' : 'effectiveValues';
    if (wants(kind)) hints.push(totalHint(kind, ruleset, member, explained()));
  } else if (typeof member.value === 'object' && !Array.isArray(member.value) && wants('rounding'))
    hints.push(roundingHint(ruleset, member, explained()));
  return hints.filter((hint) => hint !== undefined);
}

/** An item of `units`, or the count of a unit type. */
function isUnits({ path, value }: Member): boolean {
  return path.at(-2) === 'units' && (typeof value === 'number' || (typeof value === 'object' && value !== null));
}

/**
 * Roll that a unit hits on, after its type: `\u22642 33%`. Kept short, since editors truncate hints after about forty characters per line.
 */
function hitHint(
  { document }: Scenario,
  ruleset: Ruleset,
  { owner, key, value, range, valueRange }: Member,
  explanation: Explanation | undefined,
): InlayHint | undefined {
  const index = explanation?.hitDice?.findIndex((die) => die !== undefined) ?? -1;
  const amount = explanation?.amounts[index];
  const sides = explanation?.hitDice?.[index];
  if (!amount || sides === undefined) return undefined;
  const type =
    typeof value === 'object' && value !== null && 'type' in value
      ? rangeOf(document, { owner: value, key: 'type' })
      : undefined;
  const shown = type ?? (typeof value === 'number' ? valueRange : rangeOf(document, { owner, key }));
  if (!shown) return undefined;
  const label =
    amount.total <= 0
      ? 'never hits'
      : `\u2264${plain(amount.total)} ${percentInBrief(Math.min(1, amount.total / sides))}`;
  return {
    kind: 'hitNumbers',
    offset: shown.to,
    label,
    rule: ruleOf(ruleset, amount),
    about: type?.from ?? range.from,
  };
}

/** Effective value of a written number. */
function totalHint(
  kind: InlayHintKind,
  ruleset: Ruleset,
  { owner, key, valueRange }: Member,
  explanation: Explanation | undefined,
): InlayHint | undefined {
  const amount = explanation?.amounts.find(({ base: { from } }) => isPlace(from, owner, key));
  if (!amount || amount.total === amount.base.by) return undefined;
  const label = `${kind === 'searchTotals' ? '=' : '\u2192'} ${plain(amount.total)}`;
  return { kind, offset: valueRange.to, label, rule: ruleOf(ruleset, amount), about: valueRange.from };
}

function isPlace(from: object | undefined, owner: object, key: string | number): boolean {
  return from !== undefined && 'owner' in from && from.owner === owner && 'key' in from && from.key === key;
}

/** Effect of rounding on a number computed for a mapping, after its key. */
function roundingHint(
  ruleset: Ruleset,
  { range, key, valueRange }: Member,
  explanation: Explanation | undefined,
): InlayHint | undefined {
  for (const amount of explanation?.amounts ?? []) {
    const change = amount.changes.find(({ basis }) => basis?.kind === 'option' && basis.name === 'rounding');
    if (!change || typeof key !== 'string' || valueRange.from <= range.from) continue;
    const label = `${amount.what}: ${plain(amount.total - change.by)} \u2192 ${plain(amount.total)}`;
    const colon = range.from + key.length;
    const rule = pageOf(ruleset, change.rule);
    return { kind: 'rounding', offset: colon + 1, label, rule, about: range.from };
  }
  return undefined;
}

/** The rule of the last change. */
function ruleOf(ruleset: Ruleset, { base, changes }: Amount): InlayHint['rule'] {
  return pageOf(ruleset, (changes.at(-1) ?? base).rule);
}
