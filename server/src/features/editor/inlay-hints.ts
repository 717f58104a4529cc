/**
 * Inlay hints: numbers next to the values that they explain. They use the explanations of hovers and compute nothing themselves. Requested
 * by kind, for the visible range.
 */
import type { Amount } from '../../engine/amount';
import type { Explanation, Ruleset } from '../../model/ruleset';
import { findOwner } from '../../model/power-names';
import { formatBriefPercent, formatNumber } from '../../model/wording';
import type { InlayHintKind, OneRulePage } from '../../protocol';
import { type Range, type SourceDocument, listMembers, rangeAt } from '../../text';
import type { Analysis } from '../analysis/analysis';
import { getRulePageParams } from '../format/rules';
import { findExplanation } from './hover/explanation';
import type { Scenario } from '../scenario/scenario';
import { locateInView } from '../scenario/view';
import type { LocatedValue } from '../../model/place';

/** More than fit on a screen. */
export const maxHints = 300;

/** Maximum number of explanations per request: most give a hint, and some are slow. */
const maxExplanations = 1_000;

/** In document order. */
export function findInlayHints(
  { scenarios }: Analysis,
  range: Range,
  kinds: ReadonlySet<InlayHintKind>,
): readonly InlayHint[] {
  const hintList: InlayHint[] = [];
  let remainingExplanations = maxExplanations;
  for (const scenario of scenarios) {
    const { document, ruleset } = scenario;
    if (!ruleset || kinds.size === 0 || document.range.from > range.to || document.range.to < range.from) continue;
    for (const member of generateMembers(document, range)) {
      if (hintList.length >= maxHints || remainingExplanations === 0) break;
      const explain = () => {
        remainingExplanations--;
        const viewCursor = locateInView(scenario.view(), member);
        return viewCursor && findExplanation(scenario, ruleset, viewCursor);
      };
      hintList.push(...createHints(scenario, ruleset, member, kinds, explain));
    }
    if (kinds.has('powers')) hintList.push(...findPowerHints(scenario, range));
  }
  return hintList
    .filter(({ offset }) => range.from <= offset && offset <= range.to)
    .sort((a, b) => a.offset - b.offset)
    .slice(0, maxHints);
}

function createHints(
  scenario: Scenario,
  ruleset: Ruleset,
  member: Member,
  kinds: ReadonlySet<InlayHintKind>,
  explain: () => Explanation | undefined,
): readonly InlayHint[] {
  const isRequested = (...requestedKinds: readonly InlayHintKind[]) => requestedKinds.some((kind) => kinds.has(kind));
  const hints: (InlayHint | undefined)[] = [];
  if (isUnits(member)) {
    if (isRequested('hitNumbers')) hints.push(createHitHint(scenario, ruleset, member, explain()));
  } else if (typeof member.value === 'number') {
    const kind = member.path.includes('dice') ? 'searchTotals' : 'effectiveValues';
    if (isRequested(kind)) hints.push(createTotalHint(kind, ruleset, member, explain()));
  } else if (typeof member.value === 'object' && !Array.isArray(member.value) && isRequested('rounding'))
    hints.push(createRoundingHint(ruleset, member, explain()));
  return hints.filter((hint) => hint !== undefined);
}

/** An item of `units`, or the count of a unit type. */
function isUnits({ path, value }: Member): boolean {
  return path.at(-2) === 'units' && (typeof value === 'number' || (typeof value === 'object' && value !== null));
}

/**
 * Roll that a unit hits on, after its type: `\u22642 33%`. Kept short, since editors truncate hints after about forty characters per line.
 */
function createHitHint(
  { document }: Scenario,
  ruleset: Ruleset,
  { value, range, valueRange }: Member,
  explanation: Explanation | undefined,
): InlayHint | undefined {
  const index = explanation?.hitDice?.findIndex((die) => die !== undefined) ?? -1;
  const amount = explanation?.amounts[index];
  const sides = explanation?.hitDice?.[index];
  if (!amount || sides === undefined) return undefined;
  const typeRange =
    typeof value === 'object' && value !== null && 'type' in value
      ? rangeAt(document, { owner: value, key: 'type' })
      : undefined;
  const anchorRange = typeRange ?? valueRange;
  const label =
    amount.total <= 0
      ? 'never hits'
      : `\u2264${formatNumber(amount.total)} ${formatBriefPercent(Math.min(1, amount.total / sides))}`;
  return {
    kind: 'hitNumbers',
    offset: anchorRange.to,
    label,
    rule: getLastRule(ruleset, amount),
    hoverOffset: typeRange?.from ?? range.from,
  };
}

/** Effective value of a written number. */
function createTotalHint(
  kind: InlayHintKind,
  ruleset: Ruleset,
  { owner, key, valueRange }: Member,
  explanation: Explanation | undefined,
): InlayHint | undefined {
  const amount = explanation?.amounts.find(({ base: { from } }) => isSamePlace(from, owner, key));
  if (!amount || amount.total === amount.base.by) return undefined;
  const label = `${kind === 'searchTotals' ? '=' : '\u2192'} ${formatNumber(amount.total)}`;
  return { kind, offset: valueRange.to, label, rule: getLastRule(ruleset, amount), hoverOffset: valueRange.from };
}

function isSamePlace(from: object | undefined, owner: object, key: string | number): boolean {
  return from !== undefined && 'owner' in from && from.owner === owner && 'key' in from && from.key === key;
}

/** Effect of rounding on a number computed for a mapping, after its key. */
function createRoundingHint(
  ruleset: Ruleset,
  { range, key, valueRange }: Member,
  explanation: Explanation | undefined,
): InlayHint | undefined {
  for (const amount of explanation?.amounts ?? []) {
    const change = amount.changes.find(({ basis }) => basis?.kind === 'option' && basis.name === 'rounding');
    if (!change || typeof key !== 'string' || valueRange.from <= range.from) continue;
    const label = `${amount.label}: ${formatNumber(amount.total - change.by)} \u2192 ${formatNumber(amount.total)}`;
    const colon = range.from + key.length;
    const rule = getRulePageParams(ruleset, change.rule);
    return { kind: 'rounding', offset: colon + 1, label, rule, hoverOffset: range.from };
  }
  return undefined;
}

/** The rule of the last change. */
function getLastRule(ruleset: Ruleset, { base, changes }: Amount): InlayHint['rule'] {
  return getRulePageParams(ruleset, (changes.at(-1) ?? base).rule);
}

export interface InlayHint {
  readonly kind: InlayHintKind;
  /** Shown after this offset. */
  readonly offset: number;
  readonly label: string;
  /** Rule page opened by a click. */
  readonly rule?: OneRulePage;
  /** Offset of the hover with details. */
  readonly hoverOffset: number;
}

export interface Member extends LocatedValue {
  readonly owner: object;
  readonly key: string | number;
  readonly value: unknown;
  /** From the key to the end of the value. */
  readonly range: Range;
  readonly valueRange: Range;
}

/** In document order, parents before children; without members from merge keys and aliases. */
export function* generateMembers(document: SourceDocument, range: Range): Generator<Member> {
  yield* walkMembers(document, document.data, [], [], range);
}

function* walkMembers(
  document: SourceDocument,
  owner: object,
  path: readonly (string | number)[],
  chain: readonly object[],
  visibleRange: Range,
): Generator<Member> {
  for (const { key, range, valueRange, merged } of listMembers(document, owner)) {
    if (range.from > visibleRange.to) return;
    if (merged || range.to < visibleRange.from) continue;
    const value = (owner as Readonly<Record<string | number, unknown>>)[key];
    const inner = { path: [...path, key], chain: [...chain, owner] };
    yield { ...inner, onKey: false, owner, key, value, range, valueRange };
    if (typeof value === 'object' && value !== null)
      yield* walkMembers(document, value, inner.path, inner.chain, visibleRange);
  }
}

export function findPowerHints(scenario: Scenario, visibleRange: Range): readonly InlayHint[] {
  const { document } = scenario;
  const { ids } = scenario.ids();
  return ids.allReferences.flatMap(({ kind, id, place }): readonly InlayHint[] => {
    if (kind !== 'unit' && kind !== 'group') return [];
    const range = rangeAt(document, place);
    if (!range || range.from > visibleRange.to || range.to < visibleRange.from) return [];
    const declaration = ids.find(kind, id);
    const power = declaration && findOwner(document.data, declaration.path);
    if (power === undefined) return [];
    return [{ kind: 'powers', offset: range.to, label: power, hoverOffset: range.from }];
  });
}
