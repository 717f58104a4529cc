/**
 * A simple, slow model of raids and rockets for comparison. It follows the rules die by die and shares nothing with the engine or the
 * ruleset.
 */

export interface PlainRaid {
  /** The technologies of the attacker, and jets of the defender. */
  readonly heavyBombers: boolean;
  readonly longRange: boolean;
  readonly jets: boolean;
  readonly bombers: number;
  readonly escorts: number;
  readonly fighters: number;
  /** A die of at most this hits a bomber; 0 without a gun. */
  readonly gun: 0 | 1 | 2;
  readonly value: number;
  readonly lost: { readonly raids: number; readonly rockets: number };
  readonly treasury?: number;
  readonly rocket: boolean;
  readonly firstLost: 'rocket' | 'bombers';
  readonly economicCap: 'separate' | 'double' | 'single';
  readonly protectedBombers: 'all' | 'surplus';
  readonly neutralizedJets: 'other-targets' | 'nothing';
  readonly escortsWithoutJets: 'protect' | 'do-not-protect';
}

/** The state of a raid; at the end its result. */
interface Course {
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

/** Rolls one die in every course. */
function rollDie(courses: Probabilities, after: (course: Course, face: number) => Course): Probabilities {
  const next = new Map<string, number>();
  for (const [key, probability] of courses) {
    for (const face of faces) {
      const to = JSON.stringify(after(JSON.parse(key) as Course, face));
      next.set(to, (next.get(to) ?? 0) + probability / 6);
    }
  }
  return next;
}

function updateEach(courses: Probabilities, after: (course: Course) => Course): Probabilities {
  const next = new Map<string, number>();
  for (const [key, probability] of courses) {
    const to = JSON.stringify(after(JSON.parse(key) as Course));
    next.set(to, (next.get(to) ?? 0) + probability);
  }
  return next;
}

/** The chance of each end, by `IPCs lost by the raid, bombers left, IPCs lost by the rocket, rocket left`. */
export function computeRaidEnds(raid: PlainRaid): Readonly<Record<string, number>> {
  const jets = raid.jets ? raid.fighters : 0;
  const escorts = raid.longRange ? raid.escorts : 0;
  const protects = escorts > jets && !(jets === 0 && raid.escortsWithoutJets === 'do-not-protect');
  const surplus = raid.protectedBombers === 'all' ? raid.bombers : Math.min(raid.bombers, escorts - jets);
  const covered = protects ? surplus : 0;
  const start = { open: raid.bombers - covered, covered, home: 0, rocket: raid.rocket ? 1 : 0 };
  let courses: Probabilities = new Map([[JSON.stringify({ ...start, hits: 0, rolled: 0, byRaid: 0, byRocket: 0 }), 1]]);
  // The gun rolls a die for each bomber, and another for a protected one that is hit.
  for (let at = 0; at < raid.bombers - covered; at++)
    courses = rollDie(courses, (now, face) => (face <= raid.gun ? { ...now, open: now.open - 1 } : now));
  for (let at = 0; at < covered; at++) {
    courses = rollDie(courses, (now, face) =>
      face <= raid.gun ? { ...now, covered: now.covered - 1, hits: now.hits + 1 } : now,
    );
  }
  for (let at = 0; at < covered; at++) {
    courses = rollDie(courses, (now, face) => {
      if (now.hits === 0) return now;
      return { ...now, hits: now.hits - 1, home: now.home + (face > 3 ? 1 : 0) };
    });
  }
  // Jets that escorts neutralise can only hit the rocket; the others hit the target that the attacker loses first.
  const neutralised = Math.min(jets, escorts);
  if (raid.rocket && raid.neutralizedJets === 'other-targets')
    for (let at = 0; at < neutralised; at++)
      courses = rollDie(courses, (now, face) => (face === 1 ? { ...now, rocket: 0 } : now));
  for (let at = 0; at < jets - neutralised; at++) {
    courses = rollDie(courses, (now, face) => {
      if (face !== 1) return now;
      const order = raid.firstLost === 'rocket' ? ['rocket', 'open', 'covered'] : ['open', 'covered', 'rocket'];
      const struck = order.find((candidate) => now[candidate as 'rocket'] > 0) as 'rocket' | undefined;
      return struck === undefined ? now : { ...now, [struck]: now[struck] - 1 };
    });
  }
  const dice = raid.heavyBombers ? 2 : 1;
  for (let at = 0; at < dice * raid.bombers; at++) {
    courses = rollDie(courses, (now, face) =>
      at < dice * (now.open + now.covered) ? { ...now, rolled: now.rolled + face } : now,
    );
  }
  courses = updateEach(courses, (now) => ({
    ...now,
    rolled: 0,
    byRaid: Math.min(now.rolled, computeMaxLoss(raid, 'raids', 0)),
  }));
  courses = rollDie(courses, (now, face) =>
    now.rocket === 0 ? now : { ...now, byRocket: Math.min(face, computeMaxLoss(raid, 'rockets', now.byRaid)) },
  );
  const ends: Record<string, number> = {};
  for (const [key, probability] of courses) {
    const { byRaid, open, covered: safe, home, byRocket, rocket } = JSON.parse(key) as Course;
    const end = [byRaid, open + safe + home, byRocket, rocket].join();
    ends[end] = (ends[end] ?? 0) + probability;
  }
  return ends;
}

/** The most IPCs that a weapon can still destroy after the damage of the raid. */
function computeMaxLoss(
  { value, lost, treasury = Infinity, economicCap }: PlainRaid,
  weapon: 'raids' | 'rockets',
  byRaid: number,
) {
  const weaponLimit = value - lost[weapon];
  const [raids, rockets] = [lost.raids + byRaid, lost.rockets];
  const single = value - raids - rockets;
  const double = Math.min(weaponLimit, 2 * value - raids - rockets);
  return Math.max(0, Math.min({ separate: weaponLimit, double, single }[economicCap], treasury - byRaid));
}
