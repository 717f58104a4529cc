/** Formats rules for a terminal: the rulesets, the contents of one, its checklist. */
import type { Environment } from '../../features';
import { pluralize } from '../../model/wording';
import { type Align, formatColumns } from '../../plain-text/layout';
import { createPaint } from '../../plain-text/style';
import type { ImplementedBy, ListedId, ListedRule } from '../../library/rules';

interface Style {
  readonly colours: boolean;
}

/** A line for each ruleset. */
export function formatRulesets(rulesets: Environment['rulesets']): string {
  const rows = rulesets.map(({ id, title, rules }) => [id, title, pluralize(rules.length, 'rule')]);
  return `${formatColumns(rows).join('\n')}\n`;
}

/** The table of contents of a ruleset. */
export function formatContents(rules: readonly ListedRule[], style: Style): string {
  const rows = rules.map(({ section, id, title, status, checklist, implementedBy, tests, seen }) => [
    section,
    id,
    title,
    status,
    checklist.join(' '),
    formatImplementations(implementedBy),
    formatTests(tests),
    formatSeen(seen),
  ]);
  return formatTable(
    ['section', 'id', 'title', 'status', 'checklist', 'implemented by', 'tests', 'seen'],
    rows,
    6,
    style,
  );
}

/** The checklist, one line for each id. */
export function formatChecklist(ids: readonly ListedId[], style: Style): string {
  const rows = ids.map(({ id, rule, status, implementedBy, tests, seen }) => [
    id,
    rule ?? '-',
    status ?? 'not in the index',
    formatImplementations(implementedBy),
    formatTests(tests),
    formatSeen(seen),
  ]);
  return formatTable(['id', 'rule', 'status', 'implemented by', 'tests', 'seen'], rows, 4, style);
}

/** @param numberColumn index of the column of numbers, which is aligned to the right */
function formatTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  numberColumn: number,
  style: Style,
): string {
  const aligns = head.map((_, column): Align => (column === numberColumn ? 'right' : 'left'));
  const [first = '', ...remaining] = formatColumns([head, ...rows], aligns);
  return `${[createPaint(style)('bold', first), ...remaining].join('\n')}\n`;
}

/** `1 check, 2 steps`; a dash for a rule without implementation. */
function formatImplementations({ constraints: checks, modifiers, steps }: ImplementedBy): string {
  const kinds = [formatCount(checks, 'check'), formatCount(modifiers, 'modifier'), formatCount(steps, 'step')];
  return kinds.filter((words) => words !== '').join(', ') || '-';
}

function formatCount(ids: readonly string[], noun: string): string {
  return ids.length === 0 ? '' : pluralize(ids.length, noun);
}

/** A question mark if there is no record of the tests. */
function formatTests(tests: number | null): string {
  return tests === null ? '?' : String(tests);
}

/** `diagnostic, hover`; a dash if no surface cites the rule. */
function formatSeen(seen: readonly string[] | null): string {
  return seen === null ? '?' : seen.join(', ') || '-';
}
