/** Pages of rules and of codes: virtual documents in Markdown, and their addresses. */

/**
 * Scheme of the virtual documents that hold a page as Markdown. Editors name a tab by the last part of its address, so that is the title:
 * `asdic-rule:/asdic-rules/wif-ssw/owner-acted.owner-passed/1.2.1 The owner must have taken an action` (game, rule, check, title). Their
 * content is LSP 3.18's `workspace/textDocumentContent`.
 */
export const ruleScheme = 'asdic-rule';
/** The folder of all pages. The extension tells VS Code that what lies in it is Markdown, as the names have no ending. */
const folder = 'asdic-rules';
const indexPage = 'index';

/** Stands in the place of a ruleset where a page is about a code that is no rule's: `schema.value` in the place of rule and check. */
const codePages = 'codes';

/** Which rule's page; without `rule` the index of the ruleset. */
export interface RulePageParams {
  readonly ruleset: string;
  readonly rule?: string;
  /** The check that the page begins with: the second part of its code. */
  readonly check?: string;
  /** What its tab is called. It says nothing of which page it is. */
  readonly title?: string;
}

/** The page of one rule. */
export type OneRulePage = RulePageParams & { readonly rule: string };

/** The URI of a page. */
export function rulePageUri(page: RulePageParams): string {
  return `${ruleScheme}:/${folder}/${pathOf(page)}`;
}

/** The same page as a link inside another page: viewers of Markdown follow relative links only. */
export function rulePageLink(page: RulePageParams): string {
  return `../../${pathOf(page)}`;
}

function pathOf({ ruleset, rule = indexPage, check, title = rule }: RulePageParams): string {
  // A slash would begin another part.
  const name = encodeURIComponent(title.replaceAll(' / ', ', ').replaceAll('/', ', '));
  return `${ruleset}/${check === undefined ? rule : `${rule}.${check}`}/${name}`;
}

/** Which page a URI of the scheme stands for, without its title; undefined where it stands for none. */
export function rulePageOf(uri: string): RulePageParams | undefined {
  const { ruleset, rule, check } =
    /^asdic-rule:\/+asdic-rules\/(?<ruleset>[^/]+)\/(?<rule>[^/.]+)(?:\.(?<check>[^/]+))?\/[^/]*$/.exec(uri)?.groups ??
    {};
  if (ruleset === undefined || rule === undefined) return undefined;
  return {
    ruleset,
    ...(rule !== indexPage && { rule }),
    ...(check !== undefined && { check }),
  };
}

/** The page of a code that is no rule's. */
export function pageOfCode(code: string, title?: string): RulePageParams {
  const [rule, check] = code.split('/');
  return { ruleset: codePages, rule, check, title };
}

/** The code that a page is about; undefined for the page of a rule. */
export function codeOf({ ruleset, rule, check }: RulePageParams): string | undefined {
  return ruleset === codePages ? `${rule}/${check}` : undefined;
}
