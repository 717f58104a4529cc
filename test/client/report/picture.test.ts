import assert from 'node:assert/strict';

type Style = Readonly<Record<string, string>>;

/** As much of an SVG element as a picture is made of. */
class FakeElement {
  constructor(
    readonly name: string,
    readonly attributes: Record<string, string> = {},
    readonly style: Style = {},
    readonly children: FakeElement[] = [],
  ) {}

  readonly namespaceURI = 'http://www.w3.org/2000/svg';
  readonly viewBox = { baseVal: { width: 200, height: 100 } };

  cloneNode(): FakeElement {
    return new FakeElement(
      this.name,
      { ...this.attributes },
      {},
      this.children.map((child) => child.cloneNode()),
    );
  }

  querySelectorAll(): FakeElement[] {
    return this.children.flatMap((child) => [child, ...child.querySelectorAll()]);
  }

  querySelector(name: string): { after: (element: FakeElement) => void } {
    const index = this.children.findIndex((child) => child.name === name);
    return { after: (element) => void this.children.splice(index + 1, 0, element) };
  }

  matches(names: string): boolean {
    return names.split(', ').includes(this.name);
  }

  setAttribute(name: string, value: string): void {
    this.attributes[name] = value;
  }

  removeAttribute(name: string): void {
    delete this.attributes[name];
  }

  write(): string {
    const attributes = Object.entries(this.attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<${this.name}${attributes.join('')}>${this.children.map((child) => child.write()).join('')}`;
  }
}

/** The colours of the display, as red, green, blue and alpha. */
const colors: Readonly<Record<string, readonly number[]>> = {
  white: [255, 255, 255, 255],
  red: [255, 0, 0, 255],
  'color-mix(in srgb, red, transparent)': [255, 0, 0, 128],
};

describe('the picture of a board', () => {
  const names = ['document', 'getComputedStyle', 'XMLSerializer', 'ClipboardItem', 'Image'] as const;
  const copied: unknown[] = [];
  let conversions = 0;
  let blob: object | null = { size: 3 };
  const realNavigator = Object.getOwnPropertyDescriptor(globalThis, 'navigator');

  before(() => {
    const body = new FakeElement('body', {}, { backgroundColor: 'white' });
    const createCanvas = () => {
      const context = {
        fillStyle: '',
        clearRect: () => undefined,
        drawImage: (image: object, x: number, y: number) => copied.push([image, x, y]),
        fillRect: () => conversions++,
        getImageData: () => ({ data: colors[context.fillStyle] }),
      };
      return {
        width: 0,
        height: 0,
        getContext: () => context,
        toBlob: (use: (result: object | null) => void) => use(blob),
      };
    };
    Object.assign(globalThis, {
      document: {
        body,
        createElement: createCanvas,
        createElementNS: (_: string, name: string) => new FakeElement(name),
      },
      getComputedStyle: ({ style }: FakeElement) => ({ ...style, getPropertyValue: (name: string) => style[name] }),
      XMLSerializer: class {
        serializeToString = (element: FakeElement) => element.write();
      },
      ClipboardItem: class {
        constructor(readonly items: Readonly<Record<string, Promise<object>>>) {}
      },
      Image: class {
        src = '';
        decode = () => Promise.resolve();
      },
    });
    const write = async ([item]: readonly { items: Readonly<Record<string, Promise<object>>> }[]) => {
      for (const [type, blobPromise] of Object.entries(item!.items)) copied.push([type, await blobPromise]);
    };
    Object.defineProperty(globalThis, 'navigator', { value: { clipboard: { write } }, configurable: true });
  });
  after(() => {
    for (const name of names) Reflect.deleteProperty(globalThis, name);
    if (realNavigator) Object.defineProperty(globalThis, 'navigator', realNavigator);
  });

  it('has as attributes what the style sheet sets, and a background with a margin', async () => {
    const { toStandaloneSvg } = await import('../../../client/src/report/picture');
    const plain = { fill: 'red', stroke: 'none', opacity: '1', 'font-size': '12px', 'font-weight': '700' };
    const line = { 'stroke-width': '2px', 'stroke-dasharray': '4', 'stroke-linecap': 'round' };
    const mixed = 'color-mix(in srgb, red, transparent)';
    const drawing = new FakeElement('svg', { class: 'board' }, {}, [
      new FakeElement('title', { class: 'a' }, plain),
      new FakeElement('desc', { style: 'a' }, plain),
      new FakeElement('g', { class: 'side', style: 'color: red' }, plain, [
        new FakeElement('text', { class: 'tally', x: '3' }, plain),
        new FakeElement('path', { d: 'M0 0' }, { ...plain, ...line, fill: 'none', stroke: mixed, opacity: '0.5' }),
      ]),
    ]);
    conversions = 0;
    assert.equal(
      toStandaloneSvg(drawing as unknown as SVGSVGElement),
      '<svg class="board" viewBox="-8 -4 216 108" width="432" height="216" font-family="system-ui, sans-serif">' +
        '<title><desc><rect x="-8" y="-4" width="216" height="108" fill="rgba(255, 255, 255, 1)"><g>' +
        '<text x="3" fill="rgba(255, 0, 0, 1)" font-size="12px" font-weight="700">' +
        '<path d="M0 0" fill="none" stroke="rgba(255, 0, 0, 0.5)" stroke-width="2px" stroke-dasharray="4" stroke-linecap="round" opacity="0.5">',
    );
    assert.equal(conversions, 3, 'each colour is converted once');
    assert.equal(drawing.write().includes('rect'), false, 'the drawing in the view stays as it is');
  });

  it('is copied as PNG, or not at all', async () => {
    const { copyPicture } = await import('../../../client/src/report/picture');
    copied.length = 0;
    await copyPicture('<svg>');
    const [[image, x, y], item] = copied as [[{ src: string }, number, number], unknown];
    assert.deepEqual([image.src, x, y], ['data:image/svg+xml,%3Csvg%3E', 0, 0]);
    assert.deepEqual(item, ['image/png', { size: 3 }]);
    blob = null;
    await assert.rejects(copyPicture('<svg>'), /The picture could not be drawn/);
  });
});
