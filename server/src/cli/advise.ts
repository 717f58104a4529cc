/** `asdic advise`: what a side should do in a combat, and what each other order costs or gains. */
import { adviceChoices, combatData, reportAdvice } from '../features';
import type { Analysis, FoundCombat, Purpose } from '../features';
import { listed } from '../model/wording';
import { inProcessCalculator } from '../work/in-process';
import { adviseText } from './advise-text';
import { analysed } from './analysed';
import { combatsNamed, orCannotRun, placed, problemsNote } from './combats';
import type { PlacedReport } from './combats';
import type { Host } from './host';
import { readOneInput } from './inputs';
import { asJson, CannotRun } from './outcome';
import type { Format, Outcome } from './outcome';

export interface AdviseOptions {
  readonly format: Format;
  /** Id of the combat; without it every combat of the file on which there is advice. */
  readonly engagement?: string;
  /** Without it every side that can be advised. */
  readonly side?: string;
  /** Without it the first aim of the side. */
  readonly aim?: string;
  /** How many combats are rolled where odds have to be sampled. */
  readonly runs: number;
}

/** Sampled values are the same in every call. */
const samplingSeed = 1;

/** @throws CannotRun where the file cannot be read, or nobody in it can be advised so */
export async function advise(name: string, options: AdviseOptions, host: Host): Promise<Outcome> {
  const { format, engagement, runs } = options;
  const input = await readOneInput(name, host);
  const analysis = analysed(input, host);
  const reports: PlacedReport[] = [];
  for (const { found, purpose } of purposesIn(name, analysis, engagement, options))
    reports.push(placed(name, analysis, await adviceOf(found, purpose, runs)));
  const notes = problemsNote(name, analysis);
  return {
    output: format === 'json' ? asJson(reports) : adviseText(reports, host),
    notes,
    exitCode: notes === undefined ? 0 : 1,
  };
}

interface AdviceRequest {
  readonly found: FoundCombat;
  readonly purpose: Purpose;
}

/** Whom to advise in which combat. */
function purposesIn(
  name: string,
  analysis: Analysis,
  engagement: string | undefined,
  { side, aim }: Pick<AdviseOptions, 'side' | 'aim'>,
): readonly AdviceRequest[] {
  const all = combatsNamed(name, analysis, engagement).flatMap((found): readonly AdviceRequest[] => {
    const advised = adviceChoices(found);
    return 'refused' in advised
      ? []
      : advised.choices.map((choice) => ({ found, purpose: { side: choice.side, aim: choice.aim.id } }));
  });
  if (all.length === 0) throw new CannotRun(`No combat in ${name} has orders to advise on.`);
  const fitting = all.filter(
    ({ purpose }) => (side === undefined || purpose.side === side) && (aim === undefined || purpose.aim === aim),
  );
  if (fitting.length === 0) {
    const names = [...new Set(all.map(({ purpose }) => `--side ${purpose.side} --aim ${purpose.aim}`))];
    throw new CannotRun(`Nothing in ${name} matches this side and aim. Choose ${listed(names, 'or')}.`);
  }
  // Without an aim the first of each side.
  return aim === undefined
    ? fitting.filter((one, index) => !fitting.slice(0, index).some((other) => isSameSide(one, other)))
    : fitting;
}

function isSameSide(a: AdviceRequest, b: AdviceRequest): boolean {
  return a.found === b.found && a.purpose.side === b.purpose.side;
}

async function adviceOf(found: FoundCombat, purpose: Purpose, runs: number) {
  const task = { kind: 'advice', ...combatData(found), ...purpose, runs, seed: samplingSeed } as const;
  const advice = await inProcessCalculator(() => found.site).run(task);
  return orCannotRun(reportAdvice(found, purpose, advice));
}
