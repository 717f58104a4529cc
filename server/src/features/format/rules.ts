/** Citations of rules, and links to their pages. */
import type { Rule, Ruleset } from '../../model/ruleset';
import {
  type OneRulePage,
  type ReportRule,
  type RulePageParams,
  clientCommands,
  formatRulePageUri,
} from '../../protocol';
import { escapeMarkdown, link } from './markdown';

/** Returns the URI of a rule page; undefined if none can be opened. */
export type RuleLink = (page: RulePageParams) => string | undefined;

/** Links to the page as a virtual document. */
export const formatPageLink: RuleLink = formatRulePageUri;

/** Links to the page by a client command, for clients that run commands in hovers. */
export const formatCommandLink: RuleLink = (page) =>
  `command:${clientCommands.showRule}?${encodeURIComponent(JSON.stringify([page]))}`;

/** Returns the page of a rule, with its title. @param code of a check to show first; codes of other rulesets are ignored */
export function getRulePageParams(ruleset: Ruleset, id: string, code?: string): OneRulePage {
  const rule = findRule(ruleset, id);
  const [family, check] = code?.split('/') ?? [];
  return {
    ruleset: ruleset.id,
    rule: id,
    ...(family === ruleset.id && { check }),
    ...(rule && { title: `${rule.section} ${rule.title}` }),
  };
}

/** Returns the index page of a ruleset. */
export function getIndexPageParams({ id, title }: Ruleset): RulePageParams {
  return { ruleset: id, title };
}

/** Finds a rule by its id. */
export function findRule(ruleset: Ruleset, id: string): Rule | undefined {
  return ruleset.rules.find((rule) => rule.id === id);
}

/** Converts a rule for a report; an unknown rule gets its id as the title. */
export function toReportRule(ruleset: Ruleset, id: string): ReportRule {
  const rule = findRule(ruleset, id);
  return { id, section: rule?.section ?? '', title: rule?.title ?? id };
}

/** Formats the section of a rule as a link to its page; empty for an unknown rule. */
export function linkSection(ruleset: Ruleset, id: string, getLink: RuleLink): string {
  const rule = findRule(ruleset, id);
  return rule ? linkToPage(rule.section, getRulePageParams(ruleset, id), getLink) : '';
}

/** Formats section and title of a rule as a link to its page. */
export function citeRule(ruleset: Ruleset, id: string, getLink: RuleLink): string {
  const rule = findRule(ruleset, id);
  return rule ? linkToPage(`${rule.section} ${rule.title}`, getRulePageParams(ruleset, id), getLink) : '';
}

function linkToPage(text: string, page: RulePageParams, getLink: RuleLink): string {
  const target = getLink(page);
  return target === undefined ? escapeMarkdown(text) : link(text, target);
}
