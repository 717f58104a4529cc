/** Pages of rules and of codes: virtual documents in Markdown, and their addresses. */

import { computeHash } from './hash';

/**
 * Scheme of the virtual documents that hold a page as Markdown. Editors label a tab with the last part of the address, so that is the
 * title: `asdic-rule:/asdic-rules/wif-ssw/owner-acted.owner-passed/1.2.1 The owner must have taken an action` (game, rule, check, title).
 * Their content is served by LSP 3.18's `workspace/textDocumentContent`.
 */
export const ruleScheme = 'asdic-rule';
/** The folder of all pages. The extension associates it with Markdown, as the names have no file extension. */
const folder = 'asdic-rules';
const indexPage = 'index';

/** Stands in the address of a code without a rule instead of the ruleset; `schema.value` then stands for the code `schema/value`. */
const codePages = 'codes';

/** Identifies a rule page; without `rule`, the index of the ruleset. */
export interface RulePageParams {
  readonly ruleset: string;
  readonly rule?: string;
  /** The check that the page begins with: the second part of its code. */
  readonly check?: string;
  /** Title of its tab; does not identify the page. */
  readonly title?: string;
}

/** The scheme of virtual documents with the report of a command, for clients without a view of reports. */
export const reportScheme = 'asdic-report';

/** The page of one rule. */
export type OneRulePage = RulePageParams & { readonly rule: string };

/** The URI of a page. */
export function formatRulePageUri(page: RulePageParams): string {
  return `${ruleScheme}:/${folder}/${formatPath(page)}`;
}

/** The same page as a link inside another page: Markdown viewers follow only relative links. */
export function formatRulePageLink(page: RulePageParams): string {
  return `../../${formatPath(page)}`;
}

function formatPath({ ruleset, rule = indexPage, check, title = rule }: RulePageParams): string {
  // A slash would begin another path segment.
  const name = encodeURIComponent(title.replaceAll(' / ', ', ').replaceAll('/', ', '));
  return `${ruleset}/${check === undefined ? rule : `${rule}.${check}`}/${name}`;
}

/** Parses a page URI, without its title; undefined for other URIs. */
export function parseRulePageUri(uri: string): RulePageParams | undefined {
  const parts = /^asdic-rule:\/+asdic-rules\/(?<ruleset>[^/]+)\/(?<rule>[^/.]+)(?:\.(?<check>[^/]+))?\/[^/]*$/.exec(
    uri,
  )?.groups;
  if (!parts) return undefined;
  const { ruleset, rule, check } = parts as unknown as OneRulePage;
  return {
    ruleset,
    ...(rule !== indexPage && { rule }),
    ...(check !== undefined && { check }),
  };
}

/** The path of the page on the site of the documents. */
export function formatSitePath(page: RulePageParams): string {
  const code = toCode(page);
  return code === undefined ? `rules/${page.ruleset}/${page.rule ?? ''}` : `codes/${code.replace('/', '-')}`;
}

/** The page of a code without a rule. */
export function toCodePage(code: string, title?: string): RulePageParams {
  const [rule, check] = code.split('/');
  return { ruleset: codePages, rule, check, title };
}

/**
 * Stands in the address of the full text of a long hover instead of the ruleset. The rule is then the offset of the hover and a hash of its
 * text, the check is the URI of its document in hexadecimal digits.
 */
const valuePages = 'values';

/** The page of a long hover. @param text of the page, so that another text has another address */
export function toValuePage(uri: string, offset: number, text: string): RulePageParams {
  const digits = Array.from(new TextEncoder().encode(uri), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const title = /^\*\*(.+)\*\*$/m.exec(text)?.[1]?.replaceAll('\\', '') ?? 'value';
  return { ruleset: valuePages, rule: `${offset}-${computeHash(text)}`, check: digits, title };
}

/** The document and offset of the hover whose full text a page has; undefined for other pages. */
export function parseValuePage({
  ruleset,
  rule = '',
  check = '',
}: RulePageParams): { readonly uri: string; readonly offset: number } | undefined {
  const offset = Number.parseInt(rule, 10);
  if (ruleset !== valuePages || Number.isNaN(offset) || !/^(?:[0-9a-f]{2})+$/.test(check)) return undefined;
  const bytes = check.match(/../g)!.map((byte) => Number.parseInt(byte, 16));
  return { uri: new TextDecoder().decode(new Uint8Array(bytes)), offset };
}

/** The code that a page explains; undefined for rule pages. */
export function toCode({ ruleset, rule, check }: RulePageParams): string | undefined {
  return ruleset === codePages ? `${rule}/${check}` : undefined;
}
