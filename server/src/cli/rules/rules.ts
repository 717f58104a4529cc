/** `asdic rules`: what the rulesets hold, what implements each rule, how many tests prove it, and where it can be seen. */
import { rulePage } from '../../features';
import type { Environment } from '../../features';
import type { Host } from '../host';
import { asJson, CannotRun } from '../outcome';
import type { Format, Outcome } from '../outcome';
import { listChecklist, listRules } from './list';
import { readProofs } from './proofs';
import type { ProofFiles } from './proofs';
import { checklistText, contentsText, rulesetsText } from './text';

export interface RulesOptions extends ProofFiles {
  readonly format: Format;
  /** The checklist, an id each, in the place of the rules. */
  readonly checklist: boolean;
}

/** Which rules: of one ruleset or of all; a single rule has a page. */
export interface WhichRules {
  readonly ruleset?: string;
  readonly rule?: string;
}

/** @throws CannotRun for an unknown ruleset or rule, and for tests that cannot be read */
export function rules(which: WhichRules, { format, checklist, ...files }: RulesOptions, host: Host): Outcome {
  const { rulesets } = host;
  const chosen = which.ruleset === undefined ? rulesets : [rulesetNamed(rulesets, which.ruleset)];
  const proofs = readProofs(files, host.folder);
  const done = (output: string): Outcome => ({ output, exitCode: 0 });
  if (checklist) {
    const ids = chosen.flatMap((ruleset) => listChecklist(ruleset, proofs));
    return done(format === 'json' ? asJson(ids) : checklistText(ids, host));
  }
  const listed = chosen
    .flatMap((ruleset) => listRules(ruleset, proofs))
    .filter(({ id }) => which.rule === undefined || id === which.rule);
  if (listed.length === 0)
    throw new CannotRun(`There is no rule \`${which.rule}\`. See \`asdic rules ${which.ruleset}\`.`);
  if (format === 'json') return done(asJson(listed));
  if (which.ruleset === undefined) return done(rulesetsText(chosen));
  return done(which.rule === undefined ? contentsText(listed, host) : pageText(rulesets, which.ruleset, which.rule));
}

/** The page that the editor shows, without links. */
function pageText(rulesets: Environment['rulesets'], ruleset: string, rule: string): string {
  return `${rulePage({ ruleset, rule }, { rulesets, ruleLink: () => undefined })}\n`;
}

function rulesetNamed(rulesets: Environment['rulesets'], id: string): Environment['rulesets'][number] {
  const found = rulesets.find((ruleset) => ruleset.id === id);
  if (found) return found;
  throw new CannotRun(`There is no ruleset \`${id}\`. There are: ${rulesets.map((ruleset) => ruleset.id).join(', ')}.`);
}
