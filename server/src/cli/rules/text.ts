/** Formats rules for a terminal: the rulesets, the contents of one, its checklist. */
import type { Environment } from '../../features';
import { counted } from '../../model/wording';
import { columns } from '../print/layout';
import type { Align } from '../print/layout';
import { paint } from '../print/style';
import type { ImplementedBy, ListedId, ListedRule } from '../../library/rules';

interface Style {
  readonly colours: boolean;
}

/** A line for each ruleset. */
export function rulesetsText(rulesets: Environment['rulesets']): string {
  const rows = rulesets.map(({ id, title, rules }) => [id, title, counted(rules.length, 'rule')]);
  return `${columns(rows).join('\n')}\n`;
}

/** The table of contents of a ruleset. */
export function contentsText(rules: readonly ListedRule[], style: Style): string {
  const rows = rules.map(({ section, id, title, status, checklist, implementedBy, tests, seen }) => [
    section,
    id,
    title,
    status,
    checklist.join(' '),
    implementations(implementedBy),
    testsInWords(tests),
    seenInWords(seen),
  ]);
  return table(['section', 'id', 'title', 'status', 'checklist', 'implemented by', 'tests', 'seen'], rows, 6, style);
}

/** The checklist, one line for each id. */
export function checklistText(ids: readonly ListedId[], style: Style): string {
  const rows = ids.map(({ id, rule, status, implementedBy, tests, seen }) => [
    id,
    rule ?? '-',
    status ?? 'not in the index',
    implementations(implementedBy),
    testsInWords(tests),
    seenInWords(seen),
  ]);
  return table(['id', 'rule', 'status', 'implemented by', 'tests', 'seen'], rows, 4, style);
}

function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  numberColumn: number,
  style: Style,
): string {
  const aligns = head.map((_, column): Align => (column === numberColumn ? 'right' : 'left'));
  const [first = '', ...rest] = columns([head, ...rows], aligns);
  return `${[paint(style)('bold', first), ...rest].join('\n')}\n`;
}

/** `1 constraint, 2 steps`; a dash for a rule without implementation. */
function implementations({ constraints, modifiers, steps }: ImplementedBy): string {
  const kinds = [counts(constraints, 'constraint'), counts(modifiers, 'modifier'), counts(steps, 'step')];
  return kinds.filter((words) => words !== '').join(', ') || '-';
}

function counts(ids: readonly string[], noun: string): string {
  return ids.length === 0 ? '' : counted(ids.length, noun);
}

/** A question mark if there is no record of the tests. */
function testsInWords(tests: number | null): string {
  return tests === null ? '?' : String(tests);
}

/** `diagnostic, hover`; a dash if no surface cites the rule. */
function seenInWords(seen: readonly string[] | null): string {
  return seen === null ? '?' : seen.join(', ') || '-';
}
