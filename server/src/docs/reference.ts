/** Generates reference pages from the rulesets: rules, codes, options, and the schemas. */
import {
  listAllCodes,
  type Environment,
  formatCodePage,
  formatSchemaTables,
  getCodeSummary,
  renderRulePage,
} from '../features';
import { formatSitePath, palette, type RulePageParams, toCodePage } from '../protocol';

type Rulesets = Environment['rulesets'];

/** Markdown by the path of the page, without extension: `rules/aare/index`. */
export type Pages = Readonly<Record<string, string>>;

export function renderReferencePages(rulesets: Rulesets): Pages {
  const options = { rulesets, ruleLink: formatPageAddress };
  const codes = listAllCodes(rulesets);
  const entries: readonly (readonly [string, string | undefined])[] = [
    [
      'rules/index',
      formatIndex(
        'Rules',
        rulesets.map(({ id, title }) => [title, `/rules/${id}/`]),
      ),
    ],
    ...rulesets.flatMap(({ id, rules }): readonly (readonly [string, string | undefined])[] => [
      [`rules/${id}/index`, renderRulePage({ ruleset: id }, options)],
      ...rules.map(
        (rule) => [`rules/${id}/${rule.id}`, renderRulePage({ ruleset: id, rule: rule.id }, options)] as const,
      ),
    ]),
    ['codes/index', formatCodesIndex(codes, rulesets)],
    ...codes.map((code) => [formatCodeAddress(code).slice(1), formatCodePage(code, options)] as const),
    ...rulesets.map(({ id, title }) => [`schema/${id}`, `# ${title}: keys\n\n${formatSchemaTables(id)}`] as const),
    ['options', renderOptionsPage(rulesets)],
    ['colours', renderColorsPage()],
  ];
  return Object.fromEntries(entries.map(([path, page]) => [path, page ?? '']));
}

function formatPageAddress(page: RulePageParams): string {
  return `/${formatSitePath(page)}`;
}

function formatCodeAddress(code: string): string {
  return formatPageAddress(toCodePage(code));
}

function formatIndex(title: string, entries: readonly (readonly [string, string])[]): string {
  return `# ${title}\n\n${entries.map(([text, to]) => `- [${text}](${to})`).join('\n')}\n`;
}

/** Codes with their titles, grouped by prefix, the games first. */
function formatCodesIndex(codes: readonly string[], rulesets: Rulesets): string {
  const titles = new Map(rulesets.map(({ id, title }) => [id, title]));
  const groups = [...new Set([...titles.keys(), ...codes.map(getCodeGroup)])];
  const sections = groups.flatMap((group) => [
    `## ${titles.get(group) ?? `\`${group}\`, in every game`}`,
    codes
      .filter((code) => getCodeGroup(code) === group)
      .map((code) => `- [\`${code}\`](${formatCodeAddress(code)}): ${getCodeSummary(code, rulesets)?.title ?? ''}`)
      .join('\n'),
  ]);
  return [
    '# Codes of problems',
    'Every problem has a code. Each code has a page that says what is wrong and by which rule, with an example of the problem and one without it.',
    ...sections,
  ].join('\n\n');
}

function getCodeGroup(code: string): string {
  return code.split('/')[0]!;
}

/** The default colours of powers and nations. */
function renderColorsPage(): string {
  const rows = Object.entries(palette).map(([power, color]) => `| \`${power}\` | \`${color}\` |`);
  return [
    '# Colours of powers',
    'A power or nation has one colour in the editor, in reports and in charts: that of its key `color:`, else its own in this table. Any other has one of these, always the same for the same name.',
    `| power or nation | colour |\n|---|---|\n${rows.join('\n')}`,
  ].join('\n\n');
}

/** Options with their meanings, linked to the rules that they settle, and the house tables. */
function renderOptionsPage(rulesets: Rulesets): string {
  const sections = rulesets.flatMap(({ id, title, options }) => [
    `## ${title}`,
    ...options.flatMap(({ name, question, readings, default: defaultValue, rules }) => [
      `### ${name}`,
      `${question.charAt(0).toUpperCase()}${question.slice(1)}`,
      Object.entries(readings)
        .map(([reading, meaning]) => `- \`${reading}\`: ${meaning}`)
        .join('\n'),
      `Default: \`${typeof defaultValue === 'object' ? JSON.stringify(defaultValue) : String(defaultValue)}\`. ` +
        `See ${rules.map((rule) => `[${rule}](/rules/${id}/${rule})`).join(', ')}.`,
    ]),
    `### Tables of ${title}`,
    formatSchemaTables(id, 'tables') || 'There are none.',
  ]);
  return ['# Options and house tables', ...sections].filter((text) => text !== '').join('\n\n');
}
