/** The board as a picture that needs no style sheet: PNG for the clipboard, SVG for a file. */

/** Properties that the style sheet sets, which a picture outside the page needs as attributes. */
const strokes = ['stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap'] as const;
const fonts = ['font-size', 'font-weight'] as const;

/** Pixels of a picture for each unit of the drawing: it stays sharp on a display of high density. */
const scale = 2;

/** An SVG document that looks like the drawing in the view. */
export function toStandaloneSvg(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const toPlainColor = createColorConverter();
  const originals = [...drawing.querySelectorAll<SVGElement>('*')];
  for (const [index, element] of [...copy.querySelectorAll<SVGElement>('*')].entries()) {
    element.removeAttribute('class');
    element.removeAttribute('style');
    if (element.matches('title, desc, g')) continue;
    const style = getComputedStyle(originals[index]!);
    const names = [
      ...(style.stroke === 'none' ? [] : strokes),
      ...(element.matches('text') ? fonts : []),
      ...(style.opacity === '1' ? [] : ['opacity']),
    ];
    for (const name of ['fill', ...names]) {
      const value = style.getPropertyValue(name);
      element.setAttribute(name, name === 'fill' || name === 'stroke' ? toPlainColor(value) : value);
    }
  }
  const { width, height } = drawing.viewBox.baseVal;
  // A margin of 8 units beside the drawing, and of 4 above and below it.
  const background = document.createElementNS(drawing.namespaceURI, 'rect');
  const backgroundAttributes = {
    x: -8,
    y: -4,
    width: width + 16,
    height: height + 8,
    fill: toPlainColor(getComputedStyle(document.body).backgroundColor),
  };
  for (const [name, value] of Object.entries(backgroundAttributes)) background.setAttribute(name, String(value));
  copy.querySelector('desc')!.after(background);
  copy.setAttribute('viewBox', `-8 -4 ${width + 16} ${height + 8}`);
  copy.setAttribute('width', String((width + 16) * scale));
  copy.setAttribute('height', String((height + 8) * scale));
  copy.setAttribute('font-family', 'system-ui, sans-serif');
  return new XMLSerializer().serializeToString(copy);
}

/** Puts the picture on the clipboard. Rejects where the browser cannot. */
export async function copyPicture(svg: string): Promise<void> {
  // Browsers allow this only right after a click, so the clipboard is handed a promise of the picture.
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': drawPng(svg) })]);
}

async function drawPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.')))),
  );
}

/** Creates a function that converts any colour of CSS to one that every viewer of SVG knows. */
function createColorConverter(): (color: string) => string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const cache = new Map<string, string>();
  const convertColor = (color: string): string => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
    return `rgba(${red}, ${green}, ${blue}, ${Math.round((alpha! / 255) * 100) / 100})`;
  };
  return (color) => {
    if (color === 'none') return color;
    if (!cache.has(color)) cache.set(color, convertColor(color));
    return cache.get(color)!;
  };
}
