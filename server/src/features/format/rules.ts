/** How rules are cited, and where their pages are. */
import type { Rule, Ruleset } from '../../model/ruleset';
import { clientCommands, rulePageUri } from '../../protocol';
import type { OneRulePage, ReportRule, RulePageParams } from '../../protocol';
import { escape, link } from './markdown';

/** The address of a rule's page, or undefined where none can be opened. */
export type RuleLink = (page: RulePageParams) => string | undefined;

/** The page as a virtual document. */
export const pageLink: RuleLink = rulePageUri;

/** The page through the client's command, for clients that run commands in hovers. */
export const commandLink: RuleLink = (page) =>
  `command:${clientCommands.showRule}?${encodeURIComponent(JSON.stringify([page]))}`;

/** The page of a rule, with its title. @param code of a check, for the page to begin with it; one that is not the ruleset's has no effect */
export function pageOf(ruleset: Ruleset, id: string, code?: string): OneRulePage {
  const rule = ruleOf(ruleset, id);
  const [family, check] = code?.split('/') ?? [];
  return {
    ruleset: ruleset.id,
    rule: id,
    ...(family === ruleset.id && { check }),
    ...(rule && { title: `${rule.section} ${rule.title}` }),
  };
}

/** The index of a ruleset. */
export function pageOfIndex({ id, title }: Ruleset): RulePageParams {
  return { ruleset: id, title };
}

/** A rule by its id. */
export function ruleOf(ruleset: Ruleset, id: string): Rule | undefined {
  return ruleset.rules.find((rule) => rule.id === id);
}

/** A rule for a report; one that the index lacks is named by its id. */
export function citation(ruleset: Ruleset, id: string): ReportRule {
  const rule = ruleOf(ruleset, id);
  return { id, section: rule?.section ?? '', title: rule?.title ?? id };
}

/** The section of a rule, linked to its page; empty for a rule that the index lacks. */
export function sectionLink(ruleset: Ruleset, id: string, to: RuleLink): string {
  const rule = ruleOf(ruleset, id);
  return rule ? linked(rule.section, pageOf(ruleset, id), to) : '';
}

/** Section and title of a rule, linked to its page. */
export function ruleCitation(ruleset: Ruleset, id: string, to: RuleLink): string {
  const rule = ruleOf(ruleset, id);
  return rule ? linked(`${rule.section} ${rule.title}`, pageOf(ruleset, id), to) : '';
}

function linked(text: string, page: RulePageParams, to: RuleLink): string {
  const target = to(page);
  return target === undefined ? escape(text) : link(text, target);
}
