/** Variants of a combat or turn: sensitivity, compare, sweep. */
import { plainLabel } from '../../server/src/model/wording';
import { leverLabel, otherValues } from '../../server/src/page/lever';
import { serverCommands } from '../../server/src/protocol';
import type {
  CombatArguments,
  CombatReport,
  CompareArguments,
  Refusal,
  SweepArguments,
} from '../../server/src/protocol';
import { choose } from './dialog';
import type { Server } from './server';

export interface Variants {
  matters(of: CombatArguments): Promise<void>;
  compare(of: CombatArguments): Promise<void>;
  compareTurn(of: CombatArguments): Promise<void>;
  /** Without values the report shows a form. */
  sweep(of: CombatArguments & Partial<SweepArguments>): Promise<void>;
}

/** Dependencies on the page. */
export interface VariantParts {
  readonly server: Server;
  /** Returns the answer; shows refusals and returns undefined. */
  granted<Result>(answer: Result | Refusal | null): Result | undefined;
  /** With progress in the report; undefined if it was cancelled. */
  calculated(command: string, of: CompareArguments | SweepArguments, title: string): Promise<CombatReport | undefined>;
  show(report: CombatReport | undefined, section: string): void;
}

/** How many numbers below and above the written one are compared. */
const near = 2;

export function variants({ server, granted, calculated, show }: VariantParts): Variants {
  const leversOf = async (of: CompareArguments): Promise<CombatReport | undefined> =>
    granted(await server.command<CombatReport>(serverCommands.levers, of));

  /** Varies one lever: all of its choices, or neighbouring numbers. */
  async function compared(of: CompareArguments): Promise<void> {
    const choices = (await leversOf(of))?.levers?.map((lever) => ({
      label: leverLabel(lever),
      detail: `now ${plainLabel(lever.written)}`,
      value: lever,
    }));
    const lever = choices && (await choose('What should change?', choices));
    if (!lever) return;
    const all = otherValues(lever, near).map(({ value }) => [{ id: lever.id, combat: lever.combat, value }]);
    show(await calculated(serverCommands.compare, { ...of, variants: all }, 'Comparing'), 'comparison');
  }

  return {
    matters: async (of) =>
      show(await calculated(serverCommands.matters, of, 'Changing one thing at a time'), 'matters'),
    compare: compared,
    compareTurn: ({ id: _, ...of }) => compared({ ...of, turn: true }),
    async sweep({ vary, ...of }) {
      if (!vary) show(await leversOf(of), 'sweep');
      else show(await calculated(serverCommands.sweep, { ...of, vary }, 'Calculating every value'), 'sweep');
    },
  };
}
