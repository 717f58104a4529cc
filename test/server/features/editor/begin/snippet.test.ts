import assert from 'node:assert/strict';
import type { Plain } from '../../../../../server/src/model/edit';
import { createContentSnippet, defaultStyle } from '../../../../../server/src/features/editor/begin/snippet';

describe('the snippet of a template', () => {
  it('gives each unit an id of its own where the file has those of the template', () => {
    const unit = { type: 'object', properties: { id: { type: 'string', declares: 'unit' } } };
    const schema = { type: 'array', items: unit };
    const text = createContentSnippet([{ id: 'carrier-1' }, { id: 'carrier-2' }, { id: 'carrier-3' }], {
      root: schema,
      schema,
      column: 0,
      style: defaultStyle,
      getIds: () => ['carrier-1', 'carrier-3'],
    });
    const ids = [...text.matchAll(/carrier-\d+/g)].map(([id]) => id);
    assert.deepEqual(ids, ['carrier-4', 'carrier-2', 'carrier-5']);
  });

  const root = {
    type: 'object',
    properties: {
      side: { enum: ['axis', 'allied'] },
      damaged: { type: 'boolean' },
      kind: { const: 'sub' },
      name: { type: 'string' },
      color: {},
      power: { type: 'string', refersTo: ['power'] },
      enemy: { type: 'string', refersTo: ['power'] },
      id: { type: 'string', declares: 'unit' },
      target: { type: 'string', refersTo: ['unit'] },
      section: { enum: Array.from({ length: 12 }, (_, index) => index) },
      row: { enum: Array.from({ length: 13 }, (_, index) => index) },
      powers: { type: 'object', declaresKeys: 'power', additionalProperties: { type: 'object' } },
    },
  };
  const write = (value: Plain, ids: readonly string[] = [], layout: 'flow' | 'block' | undefined = 'block') =>
    createContentSnippet(value, { root, schema: root, column: 0, style: defaultStyle, layout, getIds: () => ids });

  it('offers the choices of a value, its own first, if a list of them can be taken in', () => {
    assert.equal(write({ side: 'allied' }), 'side: ${1|allied,axis|}');
    assert.equal(write({ damaged: false }), 'damaged: ${1|false,true|}');
    assert.equal(write({ section: 3 }), 'section: ${1|3,0,1,2,4,5,6,7,8,9,10,11|}');
    assert.equal(write({ row: 3 }), 'row: ${1:3}');
    assert.equal(
      write({ name: 'Wolf', side: 'axis', color: null }),
      'name: ${1:Wolf}\nside: ${2|axis,allied|}\ncolor: $3',
    );
    assert.equal(write({ kind: 'sub' }), 'kind: sub');
  });

  it('escapes what a snippet would take for its own', () => {
    assert.equal(write({ name: 'a$b}c' }), "name: ${1:'a\\$b\\}c'}");
    assert.equal(write({ a$b: 1 }), 'a\\$b: ${1:1}');
    const schema = { enum: ['x,y', 'p|q'] };
    assert.equal(
      createContentSnippet('x,y', { root, schema, column: 0, style: defaultStyle, getIds: () => [] }),
      "${1|'x\\,y',p\\|q|}",
    );
  });

  it('refers to ids of the file, each to another one, or leaves a gap', () => {
    assert.equal(write({ power: 'germany', enemy: 'uk' }), 'power: $1\nenemy: $2');
    assert.equal(write({ power: 'germany', enemy: 'uk' }, ['japan']), 'power: ${1:japan}\nenemy: ${2:japan}');
    assert.equal(
      write({ power: 'germany', enemy: 'uk' }, ['japan', 'us']),
      'power: ${1|japan,us|}\nenemy: ${2|us,japan|}',
    );
    assert.equal(
      write({ power: 'germany', enemy: 'uk' }, ['uk', 'germany']),
      'power: ${1|germany,uk|}\nenemy: ${2|uk,germany|}',
    );
  });

  it('shares the stop of an id that the template declares with its references, before or after it', () => {
    assert.equal(write({ target: 'u-1', id: 'u-1' }), 'target: ${1:u-1}\nid: ${1:u-1}');
    assert.equal(
      write({ id: 'u-1', target: 'u-1', name: 'x' }, ['u-1']),
      'id: ${1:u-2}\ntarget: ${1:u-2}\nname: ${2:x}',
    );
    assert.equal(
      write({ powers: { uk: {}, us: {} }, power: 'us' }),
      'powers:\n  ${1:uk}: {}\n  ${2:us}: {}\npower: ${2:us}',
    );
  });

  it('is on one line within braces, and has a line for each key where it is asked to', () => {
    const value = { name: 'Wolf', damaged: true };
    assert.equal(write(value, [], 'flow'), '{ name: ${1:Wolf}, damaged: ${2|true,false|} }');
    assert.equal(write({ powers: { uk: {} } }, [], 'block'), 'powers:\n  ${1:uk}: {}');
    assert.equal(write({}, [], 'block'), '{}');
    assert.equal(write('Wolf', [], 'block'), '${1:Wolf}');
    assert.equal(write(null), '$1');
  });
});
