/** All steps of the ruleset's combats, with their titles and rules. */
import type { RuleImplementation } from '../../../model/ruleset';
import type { RuleId } from '../kit';
import type { StepKind } from '../../step-kinds';

const stepKinds = {
  'nobody-attacks': {
    title: 'No submarine takes part',
    rules: ['initiation', 'declare-participants', 'face-up', 'owner-acted'],
  },
  'search.subs': {
    title: 'Search of the sub side',
    rules: [
      'search-dice',
      'highest-section',
      'sub-aircraft',
      'best-aircraft-only',
      'no-aircraft-in-storm',
      'weather-search',
    ],
  },
  'search.convoy': {
    title: 'Search of the convoy side',
    rules: [
      'search-dice',
      'convoy-aircraft',
      'best-aircraft-only',
      'no-aircraft-in-storm',
      'convoy-points-search',
      'convoy-points-in-storm',
      'lone-convoy-point',
    ],
  },
  surprise: { title: 'Surprise points', rules: ['surprise-gained'] },
  'purchases.subs': { title: 'The sub side spends its surprise points', rules: ['surprise-points', 'surprise-menu'] },
  'purchases.convoy': {
    title: 'The convoy side spends its surprise points',
    rules: ['surprise-points', 'surprise-menu'],
  },
  'purchase.subs': {
    title: 'Purchase of the sub side',
    rules: ['surprise-points', 'surprise-menu', 'type-by-surprise', 'buy-target'],
  },
  'purchase.convoy': {
    title: 'Purchase of the convoy side',
    rules: ['surprise-points', 'surprise-menu', 'type-by-surprise'],
  },
  'combat-type': {
    title: 'Combat type',
    rules: ['type-by-surprise', 'naval-air-by-convoy-side', 'ssw-otherwise'],
  },
  combat: { title: 'Combat', rules: [] },
  round: { title: 'Combat round', rules: ['one-round', 'ssw-participants', 'no-asw-pre-fire'] },
  'fire.subs': {
    title: 'The submarines fire',
    rules: ['sub-factors', 'ship-count', 'combat-chart', 'effects-on-convoy'],
  },
  'fire.asw': { title: 'ASW fire, at the same time', rules: ['asw-fire', 'combat-chart'] },
  'anti-air': { title: 'Anti-aircraft fire of the submarines', rules: ['naval-air-combat'] },
  'anti-air.left-out': { title: 'Anti-aircraft fire of the submarines', rules: ['naval-air-combat'] },
  'fire.air': {
    title: 'The aircraft attack',
    rules: ['naval-air-combat', 'naval-air-targets', 'naval-air-factors', 'combat-chart'],
  },
  'damage.convoy.certain': {
    title: 'Final effects on the convoy side',
    rules: ['effects-on-convoy', 'owner-chooses-losses', 'buy-target', 'damage-roll'],
  },
  'damage.convoy.dice': { title: 'Defence rolls of the convoy side', rules: ['damage-roll'] },
  'damage.convoy': {
    title: 'Defence roll of the convoy side',
    rules: ['damage-roll', 'effects-on-convoy', 'owner-chooses-losses', 'buy-target'],
  },
  'damage.subs.certain': {
    title: 'Final effects on submarines',
    rules: ['owner-chooses-losses', 'damage-roll'],
  },
  'damage.subs.dice': { title: 'Defence rolls of the submarines', rules: ['damage-roll'] },
  'damage.subs.before.certain': {
    title: 'Final effects of the ASW units',
    rules: ['sub-combat-as-base', 'owner-chooses-losses', 'damage-roll'],
  },
  'damage.subs.before.dice': { title: 'Defence rolls against the ASW units', rules: ['damage-roll'] },
  'damage.subs.before': {
    title: 'Defence roll of a submarine against the ASW units',
    rules: ['damage-roll', 'sub-combat-as-base', 'owner-chooses-losses'],
  },
  'damage.subs': { title: 'Defence roll of a submarine', rules: ['damage-roll', 'owner-chooses-losses'] },
  mark: { title: 'Submarines that attacked are marked', rules: ['mark-ssw-subs'] },
  'sub-combat.before': { title: 'ASW units fire first', rules: ['sub-combat-as-base', 'combat-chart'] },
  'sub-combat.subs': {
    title: 'The submarines fire',
    rules: ['sub-combat-targets', 'sub-combat-ships', 'sub-combat-as-base', 'torpedo-penalty', 'combat-chart'],
  },
  'sub-combat.attack': { title: 'The submarines attack', rules: ['sub-combat-as-base'] },
  'sub-combat.asw': { title: 'ASW fire, at the same time', rules: ['sub-combat-as-base', 'combat-chart'] },
  'sub-combat.purchase': {
    title: 'Purchase in submarine combat',
    rules: ['surprise-points', 'undamaged-ships-cost', 'docked-pair-price'],
  },
  'sub-combat.damage': {
    title: 'Effects on the ships',
    rules: ['damage-roll', 'sub-combat-targets', 'undamaged-ships-cost', 'convoy-section-no-prey'],
  },
  'sub-combat.nobody': { title: 'No submarine attacks', rules: ['sub-combat-as-base', 'docked-pair-price'] },
  'sub-combat.end': { title: 'End of the combat', rules: ['sub-combat-as-base'] },
} satisfies Readonly<Record<string, StepKind<RuleId>>>;

export type StepKindId = keyof typeof stepKinds;

/**
 * The head of a step: its id, title and rules.
 * @param ruleSource the kind whose rules apply instead, if a step serves two kinds of combat
 */
export function createStepHead(
  id: StepKindId,
  ruleSource: StepKindId = id,
): { readonly id: StepKindId } & StepKind<RuleId> {
  return { id, ...stepKinds[id], rules: stepKinds[ruleSource].rules };
}

/** The rules that the steps implement. */
export const stepRules: readonly RuleImplementation[] = Object.entries<StepKind>(stepKinds).flatMap(([id, { rules }]) =>
  rules.map((rule) => ({ id, rule })),
);
