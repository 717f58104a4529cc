/**
 * Raids and rockets once more, slowly and in plain words, for comparison: from the rules, a die after the other, and nothing shared with
 * the engine or the ruleset.
 */

export interface PlainRaid {
  /** Whether the attacker has each technology, and the defender jets. */
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

/** What has come of a raid so far; at the end what it came to. */
interface Course {
  /** Bombers without and with protection that nothing has hit, and those that fly home damaged. */
  readonly open: number;
  readonly covered: number;
  readonly home: number;
  readonly rocket: number;
  /** Hits of interceptors that are still to be taken. */
  readonly hits: number;
  /** What the dice of the bombers come to. */
  readonly rolled: number;
  readonly byRaid: number;
  readonly byRocket: number;
}

type Shares = ReadonlyMap<string, number>;

const faces = [1, 2, 3, 4, 5, 6];

/** Rolls one die in every course there is. */
function die(courses: Shares, after: (course: Course, face: number) => Course): Shares {
  const next = new Map<string, number>();
  for (const [key, share] of courses) {
    for (const face of faces) {
      const to = JSON.stringify(after(JSON.parse(key) as Course, face));
      next.set(to, (next.get(to) ?? 0) + share / 6);
    }
  }
  return next;
}

function each(courses: Shares, after: (course: Course) => Course): Shares {
  const next = new Map<string, number>();
  for (const [key, share] of courses) {
    const to = JSON.stringify(after(JSON.parse(key) as Course));
    next.set(to, (next.get(to) ?? 0) + share);
  }
  return next;
}

/** The chance of each end, by `IPCs lost by the raid, bombers left, IPCs lost by the rocket, rocket left`. */
export function raidEnds(raid: PlainRaid): Readonly<Record<string, number>> {
  const jets = raid.jets ? raid.fighters : 0;
  const escorts = raid.longRange ? raid.escorts : 0;
  const protects = escorts > jets && !(jets === 0 && raid.escortsWithoutJets === 'do-not-protect');
  const surplus = raid.protectedBombers === 'all' ? raid.bombers : Math.min(raid.bombers, escorts - jets);
  const covered = protects ? surplus : 0;
  const start = { open: raid.bombers - covered, covered, home: 0, rocket: raid.rocket ? 1 : 0 };
  let courses: Shares = new Map([[JSON.stringify({ ...start, hits: 0, rolled: 0, byRaid: 0, byRocket: 0 }), 1]]);
  // the gun: a die for each bomber, and another for a protected one that is hit
  for (let at = 0; at < raid.bombers - covered; at++)
    courses = die(courses, (now, face) => (face <= raid.gun ? { ...now, open: now.open - 1 } : now));
  for (let at = 0; at < covered; at++) {
    courses = die(courses, (now, face) =>
      face <= raid.gun ? { ...now, covered: now.covered - 1, hits: now.hits + 1 } : now,
    );
  }
  for (let at = 0; at < covered; at++) {
    courses = die(courses, (now, face) => {
      if (now.hits === 0) return now;
      return { ...now, hits: now.hits - 1, home: now.home + (face > 3 ? 1 : 0) };
    });
  }
  // jets that escorts neutralise may have the rocket alone; the others have what the attacker wants to lose first
  const neutralised = Math.min(jets, escorts);
  if (raid.rocket && raid.neutralizedJets === 'other-targets')
    for (let at = 0; at < neutralised; at++)
      courses = die(courses, (now, face) => (face === 1 ? { ...now, rocket: 0 } : now));
  for (let at = 0; at < jets - neutralised; at++) {
    courses = die(courses, (now, face) => {
      if (face !== 1) return now;
      const order = raid.firstLost === 'rocket' ? ['rocket', 'open', 'covered'] : ['open', 'covered', 'rocket'];
      const struck = order.find((what) => now[what as 'rocket'] > 0) as 'rocket' | undefined;
      return struck === undefined ? now : { ...now, [struck]: now[struck] - 1 };
    });
  }
  const dice = raid.heavyBombers ? 2 : 1;
  for (let at = 0; at < dice * raid.bombers; at++) {
    courses = die(courses, (now, face) =>
      at < dice * (now.open + now.covered) ? { ...now, rolled: now.rolled + face } : now,
    );
  }
  courses = each(courses, (now) => ({ ...now, rolled: 0, byRaid: Math.min(now.rolled, mayLose(raid, 'raids', 0)) }));
  courses = die(courses, (now, face) =>
    now.rocket === 0 ? now : { ...now, byRocket: Math.min(face, mayLose(raid, 'rockets', now.byRaid)) },
  );
  const ends: Record<string, number> = {};
  for (const [key, share] of courses) {
    const { byRaid, open, covered: safe, home, byRocket, rocket } = JSON.parse(key) as Course;
    const end = [byRaid, open + safe + home, byRocket, rocket].join();
    ends[end] = (ends[end] ?? 0) + share;
  }
  return ends;
}

/** What a weapon can still cost the territory, once the raid has cost something. */
function mayLose(
  { value, lost, treasury = Infinity, economicCap }: PlainRaid,
  weapon: 'raids' | 'rockets',
  byRaid: number,
) {
  const own = value - lost[weapon];
  const [raids, rockets] = [lost.raids + byRaid, lost.rockets];
  const single = value - raids - rockets;
  const double = Math.min(own, 2 * value - raids - rockets);
  return Math.max(0, Math.min({ separate: own, double, single }[economicCap], treasury - byRaid));
}
