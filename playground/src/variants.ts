/** Variants of a combat or turn: sensitivity, compare, sweep. */
import { toPlainLabel } from '../../server/src/model/wording';
import { formatLeverLabel, listOtherValues } from '../../server/src/page/lever';
import {
  type CombatArguments,
  type CombatReport,
  type CompareArguments,
  type Refusal,
  serverCommands,
  type SweepArguments,
} from '../../server/src/protocol';
import { choose } from './dialog';
import type { Server } from './server';

interface VariantParts {
  readonly server: Server;
  /** Returns the answer; shows refusals and returns undefined. */
  unwrapAnswer<Result>(answer: Result | Refusal | null): Result | undefined;
  /** With progress in the report; undefined if it was cancelled. */
  calculate(command: string, args: CompareArguments | SweepArguments, title: string): Promise<CombatReport | undefined>;
  show(report: CombatReport | undefined, section: string): void;
}

/** How many numbers below and above the written one are compared. */
const maxOffset = 2;

export function createVariantCommands({ server, unwrapAnswer, calculate, show }: VariantParts) {
  const requestLevers = async (args: CompareArguments): Promise<CombatReport | undefined> =>
    unwrapAnswer(await server.command<CombatReport>(serverCommands.levers, args));

  /** Varies one lever: all of its choices, or neighbouring numbers. */
  async function compareVariants(args: CompareArguments): Promise<void> {
    const choices = (await requestLevers(args))?.levers?.map((lever) => ({
      label: formatLeverLabel(lever),
      detail: `now ${toPlainLabel(lever.written)}`,
      value: lever,
    }));
    const lever = choices && (await choose('What should change?', choices));
    if (!lever) return;
    const all = listOtherValues(lever, maxOffset).map(({ value }) => [{ id: lever.id, combat: lever.combat, value }]);
    show(await calculate(serverCommands.compare, { ...args, variants: all }, 'Comparing'), 'comparison');
  }

  return {
    matters: async (args: CombatArguments) =>
      show(await calculate(serverCommands.matters, args, 'Changing one thing at a time'), 'matters'),
    compare: compareVariants,
    compareTurn: ({ id: _, ...args }: CombatArguments) => compareVariants({ ...args, turn: true }),
    /** Without values the report shows a form. */
    async sweep({ vary, ...args }: CombatArguments & Partial<SweepArguments>): Promise<void> {
      if (!vary) show(await requestLevers(args), 'sweep');
      else show(await calculate(serverCommands.sweep, { ...args, vary }, 'Calculating every value'), 'sweep');
    },
  };
}
