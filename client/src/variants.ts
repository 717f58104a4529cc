/** Commands on variants of a combat: compare some, find which changes matter most, sweep over values. */
import { env, l10n, type QuickPickItem, QuickPickItemKind, window } from 'vscode';
import {
  type CombatArguments,
  type CombatReport,
  type CompareArguments,
  type LeverValue,
  type ReportLever,
  serverCommands,
  type SweepArguments,
} from '../../server/src/protocol';
import { toPlainLabel } from '../../server/src/model/wording';
import { formatLeverLabel, groupLevers, listOtherValues } from '../../server/src/page/lever';
import { writeSweepCsv } from '../../server/src/page/sweep';
import type { WhatIfState } from '../../server/src/page/messages';
import { isSameCombat } from '../../server/src/page/content';
import type { CombatActions } from './responses';
import { showInformation } from './messages';

/** How many numbers below and above the written one are offered. */
const maxOffset = 5;

export function createVariantCommands({ panel, openReport, ask, calculate, show }: CombatActions) {
  const requestLevers = async (args: CompareArguments): Promise<CombatReport | undefined> =>
    ask<CombatReport>(serverCommands.levers, args);

  async function compareVariants(args: CompareArguments): Promise<CombatReport | undefined> {
    const leverReport = args.variants ? undefined : await requestLevers(args);
    const choice =
      args.variants ??
      (leverReport &&
        (await chooseVariants(leverReport, listWhatIfChanges(leverReport), findShownReport(leverReport))));
    if (!choice || choice.length === 0) return undefined;
    const request = { ...args, variants: choice };
    return show(await calculate(request, serverCommands.compare, l10n.t('Comparing')), 'comparison');
  }

  /** The panel's report on the same combat or turn, if open: it knows which values change the odds. */
  function findShownReport(report: CombatReport): CombatReport | undefined {
    const content = panel.getContent();
    return content && isSameCombat(content.report, report) ? content.report : undefined;
  }

  /** The *What if* changes in the report. */
  function listWhatIfChanges(report: CombatReport): WhatIfState['changes'] {
    const content = panel.getContent();
    const whatIf = content && isSameCombat(content.report, report) ? content.whatIf : undefined;
    return whatIf && whatIf.swapped !== true ? whatIf.changes : [];
  }

  return {
    /** Shows which changes of a single value move the outcome most. */
    async matters(args: CombatArguments): Promise<CombatReport | undefined> {
      const combat = await openReport(args);
      return (
        combat &&
        show(await calculate(combat, serverCommands.matters, l10n.t('Changing one thing at a time')), 'matters')
      );
    },
    /** Asks for the variants if they are not given. */
    async compare(args: CompareArguments): Promise<CombatReport | undefined> {
      const combat = await openReport(args);
      return combat && compareVariants(combat);
    },
    compareTurn: ({ id: _, ...args }: CompareArguments) => compareVariants({ ...args, turn: true }),
    /** Shows the odds for every value of `vary`; without it, a form that asks for values. */
    async sweep(args: CombatArguments & Partial<SweepArguments>): Promise<CombatReport | undefined> {
      const combat = await openReport(args);
      if (!combat) return undefined;
      if (combat.vary) {
        const request = { ...combat, vary: combat.vary };
        return show(await calculate(request, serverCommands.sweep, l10n.t('Calculating every value')), 'sweep');
      }
      return show(await requestLevers(combat), 'sweep');
    },
    async copySweep({ sweep }: CombatReport): Promise<void> {
      if (!sweep) return;
      await env.clipboard.writeText(writeSweepCsv(sweep));
      showInformation(l10n.t('The values were copied.'));
    },
  };
}

interface LeverItem extends QuickPickItem {
  /** A number, order or option that can be changed. */
  readonly lever?: ReportLever;
  readonly changes?: readonly LeverValue[];
}

/** Asks for a number or an order of the combat (a lever) and its values; each value is a variant. Levers that change the odds come first. */
async function chooseVariants(
  { levers = [] }: CombatReport,
  changes: readonly LeverValue[],
  shownReport: CombatReport | undefined,
): Promise<readonly (readonly LeverValue[])[] | undefined> {
  const { effective, others, isTried } = groupLevers(levers, shownReport ?? {});
  const toItem = (lever: ReportLever): LeverItem => ({
    label: formatLeverLabel(lever),
    description: l10n.t('now {0}', toPlainLabel(lever.written)),
    lever,
  });
  const separator = {
    label: isTried ? l10n.t('no effect on its own') : l10n.t('other options'),
    kind: QuickPickItemKind.Separator,
  };
  const items: LeverItem[] = [
    ...(changes.length > 0 ? [{ label: l10n.t('What you have changed under What if'), changes }] : []),
    ...effective.map(toItem),
    ...(others.length > 0 ? [separator, ...others.map(toItem)] : []),
  ];
  const choice = await window.showQuickPick(items, {
    placeHolder: l10n.t('What should change?'),
    matchOnDescription: true,
  });
  if (choice?.changes) return [choice.changes];
  const lever = choice?.lever;
  if (!lever) return undefined;
  const { id, combat } = lever;
  const values = await window.showQuickPick(
    listOtherValues(lever, maxOffset).map(({ value, title }) => ({
      label: toPlainLabel(title),
      value,
      picked: lever.choices !== undefined || Math.abs(Number(value) - Number(lever.value)) === 1,
    })),
    {
      placeHolder: l10n.t('Which values should be compared with {0}?', toPlainLabel(lever.written)),
      canPickMany: true,
    },
  );
  return values?.map(({ value }) => [{ id, ...(combat !== undefined && { combat }), value }]);
}
