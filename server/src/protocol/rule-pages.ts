/** Pages of rules and of codes: virtual documents in Markdown, and their addresses. */

/**
 * Scheme of the virtual documents that hold a rule's page as Markdown: `asdic-rule:/wif-ssw/highest-section.md`, and
 * `asdic-rule:/wif-ssw/index.md` for all rules of a ruleset. Their content is LSP 3.18's `workspace/textDocumentContent`.
 */
export const ruleScheme = 'asdic-rule';
export const indexPage = 'index';

/** The URI of a rule's page, or of its ruleset's index. */
export function rulePageUri({ ruleset, rule = indexPage }: RulePageParams): string {
  return `${ruleScheme}:/${ruleset}/${rule}.md`;
}

/** The same page as a link inside another page: viewers of Markdown follow relative links only. */
export function rulePageLink({ ruleset, rule = indexPage }: RulePageParams): string {
  return `../${ruleset}/${rule}.md`;
}

/** Which page a URI of the scheme stands for; undefined where it stands for none. */
export function rulePageOf(uri: string): RulePageParams | undefined {
  const match = /^asdic-rule:\/+([^/]+)\/([^/]+)\.md$/.exec(uri);
  if (!match) return undefined;
  const [, ruleset, rule] = match as unknown as [string, string, string];
  return rule === indexPage ? { ruleset } : { ruleset, rule };
}

/** Stands in the place of a ruleset where a page is about a code that is no rule's: `asdic-rule:/codes/schema.value.md`. */
export const codePages = 'codes';

/** The page of a code. */
export function codePageUri(code: string): string {
  return rulePageUri({ ruleset: codePages, rule: code.replace('/', '.') });
}

/** The code that a page is about; undefined for the page of a rule. */
export function codeOf({ ruleset, rule }: RulePageParams): string | undefined {
  return ruleset === codePages ? rule?.replace('.', '/') : undefined;
}

/** Which rule's page; without `rule` the index of the ruleset. */
export interface RulePageParams {
  readonly ruleset: string;
  readonly rule?: string;
}
