/** The depth of submarines in hovers: its effect on attack, defence, movement, convoys and the search. */
import type { Explanation } from '../../../model/ruleset';
import { sentence } from '../../../model/wording';
import { powerName } from '../../axis-and-allies/wording';
import type { Depth, Group, Header, SeaBattle, UnitType } from '../data';
import { diveBar, diveOrder, untouchableUntil } from '../dive/dive';
import { electionBar, electOrder } from '../elect/elect';
import { electedTargetFrom } from '../elect/numbers';
import { detectionShown, shown, withChance, type Shown } from '../hover-parts';
import { depthName, hiddenDepthsIn, isHiddenDepth, type HiddenDepth } from '../search/search';
import { valueAt } from '../units/values';
import { cite, whyNot } from '../wording';
import { convoys, targetable, type KnownDepth } from './depth';
import { movementAllowance } from './movement';

/** Submarines at a depth and their circumstances. */
export interface DepthHere {
  readonly type: UnitType;
  readonly known: KnownDepth;
  readonly id?: string;
  /** The group whose other modifiers also apply. */
  readonly group?: Group;
  /** The battle that they defend in; undefined otherwise. */
  readonly defends?: SeaBattle;
  readonly attacks: boolean;
}

/** The content of a hover on a depth. */
export function depthExplanation(title: string, here: DepthHere, header: Header): Explanation {
  const { depth } = here.known;
  return {
    title,
    text: [
      originSentence(here.known),
      actsSentence(depth),
      foundSentence(here, header),
      convoySentence(depth),
      ...choiceSentences(here, header),
    ]
      .filter((text) => text !== undefined)
      .join(' '),
    ...shown(depthAmounts(here, header)),
    rules: [here.known.rule, targetable[depth].rule, convoys[depth].rule],
  };
}

/** Attack, defence, movement and detection at a depth. */
function depthAmounts({ type, known: { depth }, group, defends }: DepthHere, header: Header): Shown[] {
  const move = movementAllowance(type, depth, header);
  const present = defends === undefined ? [] : hiddenDepthsIn(defends, header);
  return [
    withChance(valueAt(type, 'attack', depth, header, group), header),
    withChance(valueAt(type, 'defense', depth, header, group), header),
    ...(move === undefined ? [] : [{ amount: move, verdict: 'sea zones a turn' }]),
    ...(isHiddenDepth(depth) ? [detectionShown(depth, present, defends, header)] : []),
  ];
}

function originSentence({ rule }: KnownDepth): string | undefined {
  if (rule === 'default-depth') return `No depth is declared: it is surfaced${cite('default-depth')}.`;
  return rule === 'depth-holds' ? `As it was declared last${cite('depth-holds')}.` : undefined;
}

function actsSentence(depth: Depth): string | undefined {
  return depth === 'silent'
    ? `It does not attack, defend or move, and nothing finds it${cite('silent-running')}.`
    : undefined;
}

function foundSentence({ known: { depth }, attacks }: DepthHere, header: Header): string | undefined {
  if (depth === 'silent') return undefined;
  if (attacks && isHiddenDepth(depth)) {
    return `It attacks, which reveals it: the enemy need not find it (option \`attackingSubmarines\`)${cite('periscope-found')}.`;
  }
  if (!isHiddenDepth(depth)) return `It can be attacked without being found${cite('surfaced-target')}.`;
  const until = untouchableUntil(header);
  const safe =
    until === undefined
      ? ''
      : `; if it dives it is out of reach until the turn of ${powerName(until)}${cite('dived-untouchable')}`;
  return `It can be attacked only when a searcher has found it${cite(targetable[depth].rule)}${safe}.`;
}

function convoySentence(depth: Depth): string {
  const { blocked, rule } = convoys[depth];
  return `It ${blocked ? 'blocks' : 'does not block'} convoys${cite(rule)}.`;
}

/** The choices of defending submarines, and their orders. */
function choiceSentences({ known: { depth }, id, defends }: DepthHere, header: Header): (string | undefined)[] {
  if (defends === undefined || depth === 'silent') return [];
  const elect = isHiddenDepth(depth) ? electSentence(depth, id, defends) : undefined;
  const bar = diveBar(depth, header);
  const dive =
    bar === undefined
      ? `It may dive when it has survived the fire of the attacker${cite('submarine-dive')}; its orders: ${diveOrder({ id }, defends).replaceAll('-', ' ')}.`
      : `It may not dive: ${whyNot(bar)}.`;
  return [elect, dive];
}

function electSentence(depth: HiddenDepth, id: string | undefined, battle: SeaBattle): string {
  const bar = electionBar(depth, battle);
  if (bar !== undefined) return `If it is not found it may not elect to defend: ${whyNot(bar)}.`;
  const order = electOrder({ id }, battle) === 'always' ? 'it does by its orders' : 'by its orders it stays hidden';
  return `If it is not found it may elect to defend, and can then be hit from cycle ${electedTargetFrom} on${cite('elect-to-defend', 'elected-are-targets')}: ${order}.`;
}

/** The title of a hover on a depth: `Periscope depth`. */
export function depthTitle(depth: Depth): string {
  return sentence(depthName(depth).replace(/^(at|in) /, ''));
}
