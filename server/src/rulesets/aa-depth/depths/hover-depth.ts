/** The depth of submarines in hovers: its effect on attack, defence, movement, convoys and the search. */
import type { Explanation } from '../../../model/ruleset';
import { formatPower } from '../../axis-and-allies/wording';
import { listAmounts, cite, capitalize, type HoverAmount } from '../kit';
import type { Depth, Group, Header, SeaBattle, UnitType } from '../data';
import { findDiveProhibition, resolveDiveOrder, findPowerEndingProtection } from '../dive/dive';
import { findElectionProhibition, resolveElectOrder } from '../elect/elect';
import { firstTargetCycle } from '../elect/rules';
import { explainDetection, addDieChance } from '../hover-amounts';
import { formatDepth, listHiddenDepths, isHiddenDepth, type HiddenDepth } from '../search/search';
import { computeValueAtDepth } from '../units/values';
import { formatProhibition } from '../wording';
import { convoyBlocking, targetability, type ResolvedDepth } from './depth';
import { computeAllowanceAtDepth } from './movement';

/** Submarines at a depth and their circumstances. */
export interface DepthContext {
  readonly type: UnitType;
  readonly resolved: ResolvedDepth;
  readonly id?: string;
  /** The group whose other modifiers also apply. */
  readonly group?: Group;
  /** The battle that they defend in; undefined otherwise. */
  readonly defenseBattle?: SeaBattle;
  readonly isAttacking: boolean;
}

/** The content of a hover on a depth. */
export function explainDepth(title: string, context: DepthContext, header: Header): Explanation {
  const { depth } = context.resolved;
  return {
    title,
    text: [
      formatOrigin(context.resolved),
      formatInactivity(depth),
      formatDetection(context, header),
      formatConvoy(depth),
      ...describeChoices(context, header),
    ]
      .filter((text) => text !== undefined)
      .join(' '),
    ...listAmounts(listDepthAmounts(context, header)),
    rules: [context.resolved.rule, targetability[depth].rule, convoyBlocking[depth].rule],
  };
}

/** Attack, defence, movement and detection at a depth. */
function listDepthAmounts(
  { type, resolved: { depth }, group, defenseBattle }: DepthContext,
  header: Header,
): HoverAmount[] {
  const move = computeAllowanceAtDepth(type, depth, header);
  const present = defenseBattle === undefined ? [] : listHiddenDepths(defenseBattle, header);
  return [
    addDieChance(computeValueAtDepth(type, 'attack', depth, header, group), header),
    addDieChance(computeValueAtDepth(type, 'defense', depth, header, group), header),
    ...(move === undefined ? [] : [{ amount: move, totalNote: 'sea zones a turn' }]),
    ...(isHiddenDepth(depth) ? [explainDetection(depth, present, defenseBattle, header)] : []),
  ];
}

function formatOrigin({ rule }: ResolvedDepth): string | undefined {
  if (rule === 'default-depth') return `No depth is declared: it is surfaced${cite('default-depth')}.`;
  return rule === 'depth-holds' ? `As it was declared last${cite('depth-holds')}.` : undefined;
}

function formatInactivity(depth: Depth): string | undefined {
  return depth === 'silent'
    ? `It does not attack, defend or move, and nothing finds it${cite('silent-running')}.`
    : undefined;
}

function formatDetection({ resolved: { depth }, isAttacking }: DepthContext, header: Header): string | undefined {
  if (depth === 'silent') return undefined;
  if (isAttacking && isHiddenDepth(depth)) {
    return `It attacks, which reveals it: the enemy need not find it (option \`attackingSubmarines\`)${cite('periscope-found')}.`;
  }
  if (!isHiddenDepth(depth)) return `It can be attacked without being found${cite('surfaced-target')}.`;
  const endingPower = findPowerEndingProtection(header);
  const diveClause =
    endingPower === undefined
      ? ''
      : `; if it dives it is out of reach until the turn of ${formatPower(endingPower)}${cite('dived-untouchable')}`;
  return `It can be attacked only when a searcher has found it${cite(targetability[depth].rule)}${diveClause}.`;
}

function formatConvoy(depth: Depth): string {
  const { isBlocked, rule } = convoyBlocking[depth];
  return `It ${isBlocked ? 'blocks' : 'does not block'} convoys${cite(rule)}.`;
}

/** The choices of defending submarines, and their orders. */
function describeChoices(
  { resolved: { depth }, id, defenseBattle }: DepthContext,
  header: Header,
): (string | undefined)[] {
  if (defenseBattle === undefined || depth === 'silent') return [];
  const electText = isHiddenDepth(depth) ? describeElection(depth, id, defenseBattle) : undefined;
  const prohibition = findDiveProhibition(depth, header);
  const diveText =
    prohibition === undefined
      ? `It may dive when it has survived the fire of the attacker${cite('submarine-dive')}; its orders: ${resolveDiveOrder({ id }, defenseBattle).replaceAll('-', ' ')}.`
      : `It may not dive: ${formatProhibition(prohibition)}.`;
  return [electText, diveText];
}

function describeElection(depth: HiddenDepth, id: string | undefined, battle: SeaBattle): string {
  const prohibition = findElectionProhibition(depth, battle);
  if (prohibition !== undefined)
    return `If it is not found it may not elect to defend: ${formatProhibition(prohibition)}.`;
  const order =
    resolveElectOrder({ id }, battle) === 'always' ? 'it does by its orders' : 'by its orders it stays hidden';
  return `If it is not found it may elect to defend, and can then be hit from cycle ${firstTargetCycle} on${cite('elect-to-defend', 'elected-are-targets')}: ${order}.`;
}

/** The title of a hover on a depth: `Periscope depth`. */
export function formatDepthTitle(depth: Depth): string {
  return capitalize(formatDepth(depth).replace(/^(at|in) /, ''));
}
