import assert from 'node:assert/strict';
import { collectItemRoles, collectMemberRoles, type RolePlace } from '../../../server/src/schema';

/** Each place with its role, `@` before a key, and a `!` behind an id that is declared. */
const describeRoles = (roles: readonly RolePlace[]): readonly string[] =>
  roles.map(({ owner, key, onKey, role, isDeclaration: declares }) => {
    const text = onKey ? `@${key}` : `${key}: ${String((owner as Record<string | number, unknown>)[key])}`;
    return `${text} ${role}${declares ? '!' : ''}`;
  });

describe('roles of the values and keys of a scenario', () => {
  it('tells powers, words of the rules, ids, unit types and numbers of an engagement', () => {
    const engagement = {
      id: 'biscay',
      seaZone: 'Bay of Biscay',
      weather: 'rain',
      subs: {
        power: 'germany',
        units: [{ id: 'u-7', type: 'sub', attack: 3, section: 'convoy', milchcow: true, notes: 'the first' }],
      },
      dice: { search: 4 },
      notes: null,
    };
    assert.deepEqual(describeRoles(collectItemRoles('wif-ssw', 'engagements', [engagement])), [
      'id: biscay id!',
      'weather: rain word',
      'power: germany power',
      'id: u-7 id!',
      'type: sub type',
      'attack: 3 number',
      'section: convoy word',
      '@search label',
    ]);
  });

  it('tells the name of the ruleset as a word, and a list of powers as declared', () => {
    const members = { ruleset: 'wif-ssw', title: 'Biscay', powers: { germany: { side: 'axis', atWarWith: ['cw'] } } };
    assert.deepEqual(describeRoles(collectMemberRoles('wif-ssw', members)), [
      'ruleset: wif-ssw word',
      '@germany power!',
      'side: axis word',
      '0: cw power',
    ]);
  });

  it('tells the types in a count of units, and references to groups', () => {
    const battle = {
      attacker: {
        power: 'us',
        units: { sub: 2 },
        from: 'task-force',
        orders: { submerge: { groups: { scouts: 'always' } } },
      },
    };
    const roles = describeRoles(collectItemRoles('aare', 'seaBattles', [battle]));
    assert.deepEqual(roles, [
      'power: us power',
      '@sub type',
      'sub: 2 number',
      'from: task-force id',
      '@scouts id',
      'scouts: always word',
    ]);
  });

  it('a list that the ruleset does not have gets no roles', () => {
    assert.deepEqual(collectItemRoles('wif-ssw', 'seaBattles', [{ id: 'x' }]), []);
  });
});
