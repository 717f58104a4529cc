/** The effects of political events on the historic bases (1.5). */
import type { Header, PoliticalEvent } from '../data';
import { isMajor } from '../major-powers';
import { reading } from '../options';
import { numbers } from './numbers';
import type { Fault, Outcome, PoliticalState, Step } from './state';

/** The US entry effect of gaining Cadiz, and the roll that grants the Azores (1.5). */
export const cadizUsEntry = numbers['cadiz-gained'].usEntry;
export const azoresGrantedOn = numbers['azores-die'].grants;

/** The result of an event for a state. */
export type Happening = Omit<Step, 'event' | 'before'>;
type Handler = (event: PoliticalEvent, state: PoliticalState, header: Header) => Happening;

const becomes = (after: PoliticalState, ...outcomes: readonly Outcome[]): Happening => ({
  after,
  outcomes,
  faults: [],
});

/**
 * Cadiz is revoked: its submarines rebase within range, or are destroyed (1.5). Only a use that Germany had is lost for good: a use that was
 * never established can still be. If the scenario does not say whether Germany had it, submarines in Cadiz imply it.
 */
function revokeCadiz(state: PoliticalState, change: Partial<PoliticalState>, header: Header, why: string): Happening {
  const { held = (header.bases?.cadiz?.units ?? []).length > 0 } = state.cadiz;
  if (!held) return becomes({ ...state, ...change });
  return becomes(
    { ...state, ...change, cadiz: { held: false, barred: true, lost: true } },
    { rule: 'cadiz-lost-for-good', text: `${why}: Germany loses the use of Cadiz for good.` },
    {
      rule: 'cadiz-rebase',
      text: 'German submarines in Cadiz rebase at once to a port within range; without one they are destroyed.',
      loss: { base: 'cadiz', units: 'rebase-within-range' },
    },
  );
}

/** A base is lost in another way than by revocation. */
function lose(
  state: PoliticalState,
  base: 'cadiz' | 'azores',
  change: Partial<PoliticalState>,
  ...outcomes: readonly Outcome[]
): Happening {
  if (state[base].held === false) return becomes({ ...state, ...change });
  return becomes({ ...state, ...change, [base]: { ...state[base], held: false, lost: true } }, ...outcomes);
}

const camps: Readonly<Record<'axis' | 'allied', readonly string[]>> = {
  axis: ['germany', 'italy', 'japan'],
  allied: ['cw', 'us', 'free-french', 'france', 'ussr', 'china'],
};

/** The side of a power, even while it is neutral; undefined if unknown. */
function campOf(name: string | undefined, header: Header): 'axis' | 'allied' | undefined {
  if (name === undefined) return undefined;
  const side = header.powers?.[name]?.side;
  if (side !== undefined && side !== 'neutral') return side;
  return camps.axis.includes(name) ? 'axis' : camps.allied.includes(name) ? 'allied' : undefined;
}

/** True if a country becomes aligned with a neutral major power of a side, apart from the exceptions. A power with enemies is not neutral. */
function alignsToNeutralMajor(
  { power, powerNeutral }: PoliticalEvent,
  header: Header,
  side: 'axis' | 'allied',
  except: readonly string[],
): boolean {
  if (power === undefined || except.includes(power)) return false;
  const { atWarWith = [] } = header.powers?.[power] ?? {};
  if (!(powerNeutral ?? atWarWith.length === 0)) return false;
  return campOf(power, header) === side && isMajor(power, header);
}

/** Combines two consecutive effects. */
function then(first: Happening, next: (state: PoliticalState) => Happening): Happening {
  const second = next(first.after);
  return {
    after: second.after,
    outcomes: [...first.outcomes, ...second.outcomes],
    faults: [...first.faults, ...second.faults],
  };
}

/** The Axis has Spain (by conquest, control or alignment) or is assumed to have it: the Azores are revoked. */
function revokeAzores(state: PoliticalState, spain: PoliticalState['spain'], why = 'The Axis has Spain'): Happening {
  return lose(
    state,
    'azores',
    { spain },
    { rule: 'azores-revoked', text: `${why}: the Allies lose the use of the Azores.` },
    {
      rule: 'azores-spiral',
      text: 'CW and US aircraft in the Azores go to the production spiral and arrive in the next turn.',
      loss: { base: 'azores', units: 'spiral' },
    },
  );
}

function spainAligns(event: PoliticalEvent, state: PoliticalState, header: Header): Happening {
  const spain = campOf(event.power, header);
  const cadiz = alignsToNeutralMajor(event, header, 'axis', ['germany'])
    ? lose(
        state,
        'cadiz',
        { spain },
        {
          rule: 'cadiz-realigned',
          text: 'German submarines in Cadiz rebase at once to the nearest eligible port.',
          loss: { base: 'cadiz', units: 'rebase-to-nearest' },
        },
      )
    : becomes({ ...state, spain });
  return spain === 'axis' ? then(cadiz, (after) => revokeAzores(after, 'axis')) : cadiz;
}

/** The Allies are at war with Spain. Whether they lose the Azores by it is the option `warOnSpain`. */
function warOnSpain(_event: PoliticalEvent, state: PoliticalState, header: Header): Happening {
  const spain = state.spain === 'axis-controlled' ? state.spain : 'axis';
  const attackable: Outcome = {
    rule: 'cadiz-sanctuary',
    text: 'From now on German submarines in Cadiz may be attacked in port.',
  };
  const atWar = becomes({ ...state, spain, alliesAtWarWithSpain: true }, attackable);
  if (reading(header, 'warOnSpain') === 'revoked')
    return then(atWar, (after) => revokeAzores(after, spain, 'The Allies are at war with Spain (option `warOnSpain`)'));
  if (state.azores.held !== true) return atWar;
  const kept: Outcome = {
    rule: 'azores-revoked',
    text: 'The Allies keep the use of the Azores (option `warOnSpain`).',
  };
  return { ...atWar, outcomes: [...atWar.outcomes, kept] };
}

/** The effects of all events; exhaustive by type. */
export const happenings: Readonly<Record<PoliticalEvent['event'], Handler>> = {
  'germany-gains-cadiz': (event, state, header) => {
    const faults: Fault[] = [];
    if (event.phase !== undefined && event.phase !== 'declaration-of-war') {
      faults.push({
        rule: 'cadiz-gained',
        text: 'Germany gains Cadiz in a declaration of war phase.',
        key: 'phase',
      });
    }
    if (state.spain !== undefined && state.spain !== 'neutral') {
      faults.push({
        rule: 'cadiz-gained',
        text: 'Germany can gain Cadiz only while Spain is neutral.',
        key: 'event',
      });
    }
    if (state.cadiz.held === true) {
      faults.push({ rule: 'cadiz-gained', text: 'Germany already has the use of Cadiz.', key: 'event' });
    }
    if (state.cadiz.barred) {
      faults.push({ rule: 'cadiz-lost-for-good', text: 'Germany lost Cadiz for good.', key: 'event' });
    } else if (state.france !== undefined && state.france !== 'conquered' && state.france !== 'vichy') {
      faults.push({
        rule: 'cadiz-gained',
        text: 'Germany can gain Cadiz only once France is conquered or Vichy France is installed.',
        key: 'event',
      });
    }
    if (!state.cadiz.barred && state.cadiz.lost && header.options?.cadizAgain === 'never') {
      faults.push({
        rule: 'cadiz-lost-for-good',
        text: 'Germany lost Cadiz before, and by the option `cadizAgain` it cannot gain it again.',
        key: 'event',
      });
    }
    if (event.usEntry !== undefined && event.usEntry !== cadizUsEntry) {
      faults.push({
        rule: 'cadiz-gained',
        text: `The US entry effect of Cadiz is +${cadizUsEntry}.`,
        key: 'usEntry',
      });
    }
    if (faults.length > 0) return { after: state, outcomes: [], faults };
    return becomes(
      { ...state, cadiz: { held: true, barred: false, lost: false } },
      { rule: 'cadiz-gained', text: `German submarines may base in Cadiz; the US entry effect is +${cadizUsEntry}.` },
      {
        rule: 'cadiz-supply',
        text: 'Cadiz is a secondary supply source for them, and they may trace supply through Spain.',
      },
    );
  },
  'us-land-unit-enters-france': (_event, state, header) =>
    revokeCadiz(state, {}, header, 'A US land unit entered France'),
  'france-liberated': (_event, state, header) =>
    revokeCadiz(state, { france: 'liberated' }, header, 'France was liberated'),
  'france-conquered': (_event, state) => becomes({ ...state, france: 'conquered' }),
  'vichy-installed': (_event, state) => becomes({ ...state, france: 'vichy' }),
  'spain-becomes-neutral': (_event, state) => becomes({ ...state, spain: 'neutral' }),
  'spain-joins-allies': (_event, state) =>
    lose(
      state,
      'cadiz',
      { spain: 'allied' },
      {
        rule: 'cadiz-overrun',
        text: 'German submarines in Cadiz count as overrun.',
        loss: { base: 'cadiz', units: 'overrun' },
      },
    ),
  'spain-aligns-to': spainAligns,
  'axis-takes-spain': (_event, state) => revokeAzores(state, 'axis-controlled'),
  'allies-declare-war-on-spain': warOnSpain,
  'us-at-war-with-germany': (_event, state) => becomes({ ...state, usAtWarWithGermany: true }),
  'azores-die': azoresDie,
  'portugal-joins-axis': (_event, state) =>
    lose(
      state,
      'azores',
      { portugal: 'axis' },
      {
        rule: 'azores-overrun',
        text: 'CW and US aircraft in the Azores count as overrun.',
        loss: { base: 'azores', units: 'overrun' },
      },
    ),
  'portugal-aligns-to': (event, state, header) =>
    alignsToNeutralMajor(event, header, 'allied', ['cw', 'us', 'free-french'])
      ? lose(
          state,
          'azores',
          { portugal: 'allied' },
          {
            rule: 'azores-realigned',
            text: 'CW and US aircraft in the Azores go to the production spiral and arrive in the next turn.',
            loss: { base: 'azores', units: 'spiral' },
          },
        )
      : becomes({ ...state, portugal: campOf(event.power, header) }),
};

function azoresDie(event: PoliticalEvent, state: PoliticalState, header: Header): Happening {
  const faults: Fault[] = [];
  const fault = (rule: Fault['rule'], text: string, key: Fault['key']) => faults.push({ rule, text, key });
  if (event.phase !== undefined && event.phase !== 'production')
    fault('azores-die', 'The die for the Azores is rolled at the start of a production phase.', 'phase');
  if (state.usAtWarWithGermany === false)
    fault('azores-die', 'The die for the Azores is rolled only once the US is at war with Germany.', 'event');
  if (state.spain !== undefined && state.spain !== 'neutral')
    fault('azores-die', 'The die for the Azores is rolled only while Spain is neutral.', 'event');
  if (state.portugal !== undefined && state.portugal !== 'neutral')
    fault('azores-die', 'The die for the Azores is rolled only while Portugal is neutral.', 'event');
  if (state.azores.held === true) fault('azores-die', 'The Allies already have the use of the Azores.', 'event');
  if (header.options?.azoresDie === 'once' && state.azores.rolled)
    fault(
      'azores-die',
      'The die for the Azores was rolled before, and by the option `azoresDie` it is rolled once.',
      'event',
    );
  if (event.usEntry !== undefined && event.usEntry !== 0)
    fault('azores-no-us-entry', 'The Azores have no US entry effect.', 'usEntry');
  if (faults.length > 0) return { after: state, outcomes: [], faults };
  const rolled = { ...state, azores: { ...state.azores, rolled: true } };
  if (event.die === undefined) return becomes(rolled);
  if (event.die !== azoresGrantedOn) {
    return becomes(rolled, {
      rule: 'azores-die',
      text: `A roll of ${event.die} grants nothing: it takes a ${azoresGrantedOn}.`,
    });
  }
  return becomes(
    { ...rolled, azores: { ...rolled.azores, held: true } },
    { rule: 'azores-die', text: `A roll of ${azoresGrantedOn}: the Allies have the use of the Azores as an air base.` },
    { rule: 'azores-no-us-entry', text: 'It has no US entry effect.' },
  );
}
