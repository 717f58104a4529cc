/**
 * A simple, slow model of raids and rockets for comparison. It follows the rules die by die and shares nothing with the engine or the
 * ruleset.
 */

export interface PlainRaid {
  /** Technologies: two of the attacker, and the jets of the defender. */
  readonly hasHeavyBombers: boolean;
  readonly hasLongRange: boolean;
  readonly hasJets: boolean;
  readonly bombers: number;
  readonly escorts: number;
  readonly fighters: number;
  /** A die of at most this hits a bomber; 0 without a gun. */
  readonly gun: 0 | 1 | 2;
  readonly value: number;
  readonly damageBefore: { readonly raids: number; readonly rockets: number };
  readonly treasury?: number;
  readonly hasRocket: boolean;
  readonly firstLost: 'rocket' | 'bombers';
  readonly economicCap: 'separate' | 'double' | 'single';
  readonly protectedBombers: 'all' | 'surplus';
  readonly neutralizedJets: 'other-targets' | 'nothing';
  readonly escortsWithoutJets: 'protect' | 'do-not-protect';
}

/** The state of a raid; at the end its result. */
interface RaidState {
  /** Bombers that were not hit, without and with protection, and damaged ones that fly home. */
  readonly open: number;
  readonly covered: number;
  readonly home: number;
  readonly rocket: number;
  /** Hits that are not applied yet. */
  readonly hits: number;
  /** The sum of the bombers' dice. */
  readonly rolled: number;
  readonly byRaid: number;
  readonly byRocket: number;
}

type Probabilities = ReadonlyMap<string, number>;

const faces = [1, 2, 3, 4, 5, 6];

/** Rolls one die in every state, and adds up the probabilities of equal results. The keys are states as JSON. */
function rollDie(probabilities: Probabilities, after: (state: RaidState, face: number) => RaidState): Probabilities {
  const next = new Map<string, number>();
  for (const [key, probability] of probabilities) {
    for (const face of faces) {
      const nextKey = JSON.stringify(after(JSON.parse(key) as RaidState, face));
      next.set(nextKey, (next.get(nextKey) ?? 0) + probability / 6);
    }
  }
  return next;
}

function updateEach(probabilities: Probabilities, after: (state: RaidState) => RaidState): Probabilities {
  const next = new Map<string, number>();
  for (const [key, probability] of probabilities) {
    const nextKey = JSON.stringify(after(JSON.parse(key) as RaidState));
    next.set(nextKey, (next.get(nextKey) ?? 0) + probability);
  }
  return next;
}

/** The chance of each end, keyed by `IPCs lost by the raid, bombers left, IPCs lost by the rocket, rocket left`. */
export function computeRaidEnds(raid: PlainRaid): Readonly<Record<string, number>> {
  const jets = raid.hasJets ? raid.fighters : 0;
  const escorts = raid.hasLongRange ? raid.escorts : 0;
  const protects = escorts > jets && !(jets === 0 && raid.escortsWithoutJets === 'do-not-protect');
  const surplus = raid.protectedBombers === 'all' ? raid.bombers : Math.min(raid.bombers, escorts - jets);
  const covered = protects ? surplus : 0;
  const start = { open: raid.bombers - covered, covered, home: 0, rocket: raid.hasRocket ? 1 : 0 };
  let probabilities: Probabilities = new Map([
    [JSON.stringify({ ...start, hits: 0, rolled: 0, byRaid: 0, byRocket: 0 }), 1],
  ]);
  // The gun rolls a die for each bomber, and another for a protected one that is hit.
  for (let index = 0; index < raid.bombers - covered; index++)
    probabilities = rollDie(probabilities, (now, face) => (face <= raid.gun ? { ...now, open: now.open - 1 } : now));
  for (let index = 0; index < covered; index++) {
    probabilities = rollDie(probabilities, (now, face) =>
      face <= raid.gun ? { ...now, covered: now.covered - 1, hits: now.hits + 1 } : now,
    );
  }
  for (let index = 0; index < covered; index++) {
    probabilities = rollDie(probabilities, (now, face) => {
      if (now.hits === 0) return now;
      return { ...now, hits: now.hits - 1, home: now.home + (face > 3 ? 1 : 0) };
    });
  }
  // Jets that escorts neutralise can only hit the rocket; the others hit the target that the attacker loses first.
  const neutralised = Math.min(jets, escorts);
  if (raid.hasRocket && raid.neutralizedJets === 'other-targets')
    for (let index = 0; index < neutralised; index++)
      probabilities = rollDie(probabilities, (now, face) => (face === 1 ? { ...now, rocket: 0 } : now));
  for (let index = 0; index < jets - neutralised; index++) {
    probabilities = rollDie(probabilities, (now, face) => {
      if (face !== 1) return now;
      const order = raid.firstLost === 'rocket' ? ['rocket', 'open', 'covered'] : ['open', 'covered', 'rocket'];
      const struck = order.find((candidate) => now[candidate as 'rocket'] > 0) as 'rocket' | undefined;
      return struck === undefined ? now : { ...now, [struck]: now[struck] - 1 };
    });
  }
  const dicePerBomber = raid.hasHeavyBombers ? 2 : 1;
  for (let index = 0; index < dicePerBomber * raid.bombers; index++) {
    probabilities = rollDie(probabilities, (now, face) =>
      index < dicePerBomber * (now.open + now.covered) ? { ...now, rolled: now.rolled + face } : now,
    );
  }
  probabilities = updateEach(probabilities, (now) => ({
    ...now,
    rolled: 0,
    byRaid: Math.min(now.rolled, computeMaxLoss(raid, 'raids', 0)),
  }));
  probabilities = rollDie(probabilities, (now, face) =>
    now.rocket === 0 ? now : { ...now, byRocket: Math.min(face, computeMaxLoss(raid, 'rockets', now.byRaid)) },
  );
  const ends: Record<string, number> = {};
  for (const [key, probability] of probabilities) {
    const { byRaid, open, covered: safe, home, byRocket, rocket } = JSON.parse(key) as RaidState;
    const end = [byRaid, open + safe + home, byRocket, rocket].join();
    ends[end] = (ends[end] ?? 0) + probability;
  }
  return ends;
}

/** The most IPCs that a weapon can still destroy after the damage of the raid. */
function computeMaxLoss(
  { value, damageBefore, treasury = Infinity, economicCap }: PlainRaid,
  weapon: 'raids' | 'rockets',
  byRaid: number,
) {
  const weaponLimit = value - damageBefore[weapon];
  const [raids, rockets] = [damageBefore.raids + byRaid, damageBefore.rockets];
  const single = value - raids - rockets;
  const double = Math.min(weaponLimit, 2 * value - raids - rockets);
  return Math.max(0, Math.min({ separate: weaponLimit, double, single }[economicCap], treasury - byRaid));
}
