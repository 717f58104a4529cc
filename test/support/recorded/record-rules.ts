/** What users read of the rules of a game, as text for a person to review: hovers, reports, boards, and the orders that advice compares. */
import {
  analyse,
  addMove,
  createDraft,
  createNextTurn,
  diagnose,
  findTurn,
  getHover,
  listAllCombats,
  playCombat,
  resolveCombat,
  resolveTurn,
  type Analysis,
  type LocatedCombat,
} from '../../../server/src/features';
import { formatResolvedCombats } from '../../../server/src/plain-text/resolve';
import { formatTurnReport } from '../../../server/src/plain-text/turn';
import { describeNextStep } from '../../../server/src/features/resolve/play';
import type { BoardCounter, BoardFrame, PlayStep, ReportBoard } from '../../../server/src/protocol';
import { createStream, createUniformGenerator } from '../../../server/src/dice/stream';
import type { Move } from '../../../server/src/engine/play';
import type { Combat } from '../../../server/src/engine/combat';
import type { Check, Ruleset } from '../../../server/src/model/ruleset';
import { completeAnswers, type Answers, type QuestionGroup, type Starter } from '../../../server/src/model/starter';
import { environment } from '../environment';
import { fixture } from '../fixture';
import { analysisOfFile, scenarioFiles } from '../samples';
import { compareRecord } from './compare';
import type { Chapter } from './record-editor';

const terminal = { colours: false, width: 140 };

/** Positions of the cursor on keys and values: the beginning of their first words. */
const wordStarts = /(?<=^|[\s{[,:])[\w"']/gm;

/** Dice of the file or of the first seed, and of others. */
const seeds = [1, 2];

/** More plans of a situation, orders of a side, or moves of a play would make a record too long to review. */
const [maxPlans, maxOrders, maxMoves] = [5, 12, 40];

interface RecordedRuleset extends Pick<Ruleset, 'id' | 'rules' | 'options' | 'starters'> {
  readonly checks: readonly Pick<Check<object, object>, 'code' | 'examples'>[];
}

/** Records what samples, the examples of checks, new scenarios and the pages of rules show. */
export function testRecordedRules({ id, rules, options, checks, starters }: RecordedRuleset): void {
  describe(`what users read of the rules of ${id}`, () => {
    it(`samples and examples of ${id} show what was recorded`, function () {
      this.timeout(120_000);
      const record = new RulesRecord();
      for (const file of scenarioFiles(`samples/${id}`)) record.add(file, analysisOfFile(file));
      for (const { code, examples } of checks) {
        for (const text of examples.fails)
          record.addProblems(code, analyse(fixture(text).text, undefined, environment()));
        for (const text of examples.passes) record.add(code, analyse(text, undefined, environment()));
      }
      for (const starter of starters.starters) {
        const answers = completeAnswers(starter, chooseTwoOfEach(starter));
        record.addLines(`new ${starter.id}, by default`, [createDraft(starter, {}).text]);
        record.addLines(`new ${starter.id}`, starter.createForm(answers).flatMap(formatQuestions));
        record.add(`new ${starter.id}`, analyse(createDraft(starter, answers).text, undefined, environment()));
      }
      record.addLines(
        'templates',
        starters.templates.map(
          ({ patterns, title, value }) => `${patterns.join(', ')}: ${title} ${JSON.stringify(value)}`,
        ),
      );
      record.addLines(
        'offers',
        starters.offers.map(({ patterns, units }) => `${patterns.join(', ')}: ${JSON.stringify(units)}`),
      );
      record.addLines(
        'rules',
        rules.map(({ section, title, summary }) => `${section} ${title}: ${summary}`),
      );
      record.addLines(
        'options',
        options.map(({ name, question, default: value }) => `${name} ${JSON.stringify(value)}: ${question}`),
      );
      for (const file of scenarioFiles(`samples/${id}`)) {
        const { text } = analysisOfFile(file);
        if (/^options:/m.test(text)) continue;
        const otherText = text.replace(/^ruleset: .*/m, `$&\noptions: ${chooseOtherReadings(options)}`);
        record.add(`${file}, read otherwise`, analyse(otherText, undefined, environment()));
      }
      compareRecord(`rules ${id}`, record.chapters);
    });
  });
}

/** Of each option a reading that is not its default. */
function chooseOtherReadings(options: Ruleset['options']): string {
  const others = options.flatMap(({ name, readings, default: value }) => {
    const other = Object.keys(readings).findLast((reading) => reading !== value);
    return typeof value === 'string' && other !== undefined && /^[\w-]+$/.test(other) ? [`${name}: ${other}`] : [];
  });
  return `{ ${others.join(', ')} }`;
}

/** Two units of each type, so that every type is shown. */
function chooseTwoOfEach(starter: Starter): Answers {
  const questions = starter.createForm(completeAnswers(starter, {})).flatMap((group) => group.questions);
  return Object.fromEntries(questions.flatMap(({ kind, id }) => (kind === 'count' ? [[id, 2] as const] : [])));
}

function formatQuestions({ title, questions }: QuestionGroup): readonly string[] {
  return [title, ...questions.map((question) => `  ${JSON.stringify(question)}`)];
}

/** Records paragraphs that the record does not have yet: of a similar scenario, what is new. */
class RulesRecord {
  readonly #chapters: Chapter[] = [];
  readonly #seen = new Set<string>();

  get chapters(): readonly Chapter[] {
    return this.#chapters;
  }

  add(file: string, analysis: Analysis): void {
    const combats = listAllCombats(analysis);
    this.addLines(`${file}: hovers`, listHovers(analysis));
    for (const combat of combats) {
      const name = `${file}: ${combat.entry.id}`;
      for (const seed of seeds) {
        const resolved = resolveCombat(combat, seed === seeds[0] ? { fallbackSeed: seed } : { seed });
        if ('refused' in resolved) throw new Error(resolved.refused);
        const { report } = resolved;
        this.addLines(
          `${name}, seed ${seed}`,
          splitParagraphs(formatResolvedCombats([{ ...report, file, line: 0 }], terminal)),
        );
        if (report.board) this.addLines(`${name}, board, seed ${seed}`, formatBoard(report.board));
        this.addLines(`${name}, played, seed ${seed}`, [...listPlayedSteps(combat, seed)]);
      }
      this.addLines(`${name}, figures`, listFigures(combat.entry.build()));
      this.addLines(`${name}, advice`, (combat.entry.listAdvice?.() ?? []).flatMap(formatAdvice));
    }
    if (combats.length > 1) this.#addTurn(file, analysis);
  }

  addProblems(code: string, analysis: Analysis): void {
    const problems = diagnose(analysis).map(({ message, listFixes }) =>
      [message, ...listFixes().map(({ title }) => title)].join('\n  '),
    );
    this.addLines(`${code}: problems`, problems);
  }

  #addTurn(file: string, analysis: Analysis): void {
    const turn = findTurn(analysis);
    if ('refused' in turn) throw new Error(turn.refused);
    for (const seed of seeds) {
      const resolved = resolveTurn(turn, seed === seeds[0] ? { fallbackSeed: seed } : { seed });
      if ('refused' in resolved) throw new Error(resolved.refused);
      this.addLines(
        `${file}: turn, seed ${seed}`,
        splitParagraphs(formatTurnReport([{ ...resolved.report, file, line: 0 }], terminal)),
      );
    }
    const next = createNextTurn(analysis, 'this.scenario.yaml');
    this.addLines(`${file}: next turn`, ['refused' in next ? next.refused : next.text]);
  }

  addLines(title: string, paragraphs: readonly string[]): void {
    const fresh = [...new Set(paragraphs)].filter((paragraph) => !this.#seen.has(paragraph));
    for (const paragraph of fresh) this.#seen.add(paragraph);
    if (fresh.length > 0) this.#chapters.push([title, fresh]);
  }
}

/** The paragraphs of a report; steps without their numbers, columns without their widths. */
function splitParagraphs(text: string): readonly string[] {
  return text.split('\n\n').map((paragraph) => paragraph.replace(/^ *\d+\. /, '').replaceAll(/(?<=\S) {2,}/g, '  '));
}

/** Hovers that cite rules, without the addresses of their links. */
function listHovers(analysis: Analysis): readonly string[] {
  return [...analysis.text.matchAll(wordStarts)].flatMap(({ index }) => {
    const hover = getHover(analysis, index);
    if (hover === undefined || hover.rules.lines.length === 0) return [];
    return hover.markdown.replaceAll(/\]\([^)]*\)/g, ']').split(/\n\n+/);
  });
}

/** What a play asks for from its first step to its last, or as far as the record goes; with the second seed nobody follows the orders. */
function* listPlayedSteps(target: LocatedCombat, seed: number): Generator<string> {
  const draw = createUniformGenerator(createStream(seed));
  let moves: readonly Move[] = [];
  while (moves.length < maxMoves) {
    const play = playCombat(target, moves);
    if ('refused' in play) throw new Error(play.refused);
    const { next } = play;
    yield formatStep(describeNextStep(target, play, undefined));
    if (next.kind === 'end') return;
    const faces =
      next.kind === 'roll' &&
      next.rolls.flatMap(({ dice }) => Array.from({ length: dice.count }, () => 1 + Math.floor(draw() * dice.sides)));
    const option = next.kind === 'decision' && (seed === seeds[0] ? next.preferred : next.options.at(-1)!);
    const added = addMove(play, faces || option || '');
    if ('refused' in added) throw new Error(added.refused);
    moves = added;
  }
}

function formatStep(step: PlayStep): string {
  if (step.kind === 'end') return step.summary;
  const details =
    step.kind === 'roll'
      ? step.rolls.map((roll) => JSON.stringify(roll))
      : step.options.map(({ option, text }) =>
          [option, text, option === step.ordered && 'ordered'].filter(Boolean).join(': '),
        );
  return [`${step.title} (${step.by})`, ...details].join('\n  ');
}

/** What odds are shown of: all but the functions that compute it. */
function listFigures({ measures, labels = [], events = [], headlines = [], unspent = [] }: Combat): readonly string[] {
  return [...measures, ...labels, ...events, ...headlines, ...unspent].map((figure) => JSON.stringify(figure));
}

function formatBoard({ title, sides, rows, links, notes, frames }: ReportBoard): readonly string[] {
  return [
    [title, ...sides.map(({ side, about }) => `${side} ${about ?? ''}`), ...notes].join(' | '),
    ...rows.flatMap(({ title: row, scene, zones }) => [
      `${row} (${scene})`,
      ...zones.flatMap((zone, index) => [
        ...(zone.title === undefined ? [] : [`  ${zone.title}`]),
        ...zone.counters.map((counter) => `  ${index === 0 ? '<' : '>'} ${formatCounter(counter)}`),
      ]),
    ]),
    ...links.map(
      ({ kind, from, to, label, text, until }) =>
        `${kind} ${from.join('+')} -${label}-> ${to.join('+')}${until === undefined ? '' : ` until ${until}`}: ${text}`,
    ),
    ...frames.map(formatFrame),
  ];
}

function formatCounter({ id, shape, label, title, count, power, factors, line, ...marks }: BoardCounter): string {
  const { side: _, ...shownMarks } = marks;
  return [
    `${id} ${label}`,
    `${count} ${shape} ${title}`,
    power?.letters,
    ...factors.map(({ sign, title: name, value, isDie }) => `${name} ${sign}${value}${isDie ? ' or less' : ''}`),
    `line ${line}`,
    ...Object.entries(shownMarks).map(([key, value]) => `${key} ${value}`),
  ]
    .filter((part) => part !== undefined)
    .join(' | ');
}

function formatFrame(frame: BoardFrame): string {
  return Object.entries(frame)
    .map(
      ([id, { factors, ...mark }]) =>
        `${id} ${[...Object.entries(mark).map(([key, value]) => `${key} ${value}`), ...(factors ?? []).map(({ value }) => value)].join(', ')}`,
    )
    .join('; ');
}

type SideAdvice = ReturnType<NonNullable<LocatedCombat['entry']['listAdvice']>>[number];

function formatAdvice({
  side,
  aims,
  alternatives,
  exclusiveGroups = [],
  losses,
  createSituations,
}: SideAdvice): readonly string[] {
  const situations = createSituations?.();
  return [
    `${side}: ${aims.map(({ title, unit, preserved }) => [title, unit, preserved && JSON.stringify(preserved)].filter(Boolean).join(' / ')).join('; ')}`,
    ...(exclusiveGroups.length === 0 ? [] : [`  not together: ${exclusiveGroups.join(', ')}`]),
    ...alternatives.slice(0, maxOrders).map(({ id, group, title }) => `  ${group}: ${title} (${id})`),
    ...(losses ? [`  losses: ${losses.writtenOrder.join(', ')} ${JSON.stringify(losses.titles)}`] : []),
    ...(situations
      ? [
          `  ${situations.group}, ${situations.ways}${situations.isComplete ? ', all' : ''}: ${situations.policies.map(({ id }) => id).join(', ')}`,
          ...situations.situations.map(
            ({ title, chance, ordered, plans }) =>
              `  ${title}, ${chance.toFixed(4)}: ${ordered.title}, or ${plans.length}: ${plans
                .slice(0, maxPlans)
                .map((plan) => `${plan.title} (${plan.id})`)
                .join('; ')}`,
          ),
        ]
      : []),
  ];
}
