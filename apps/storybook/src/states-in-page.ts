/** An element that can be pressed, chosen or filled in. */
export interface Candidate {
  index: number;
  /** Tag, classes, state and colours at rest: elements with the same signature behave the same. */
  signature: string;
  name: string;
  /** An item of a menu, focused by arrow keys. */
  inMenu: boolean;
}
interface InPage {
  /** Whether the focus ring in a dialog is hidden in pictures (still-page.ts). */
  still(on: boolean): void;
  candidates(): Candidate[];
  /** Scrolls it into view and returns a point to hover; null if it is hidden or covered. */
  place(index: number): { x: number; y: number } | null;
  /** False if it is not focusable. */
  focus(index: number): boolean;
  /** Unreadable text in the element's current state. */
  textFaults(index: number): string[];
  focusFaults(index: number): string[];
  /** Selected elements of the story that look like unselected ones. */
  chosenFaults(): string[];
}
declare global {
  interface Window {
    voyageStates: InPage;
  }
}

/** Sent to the page as source text: it must not use anything from its module. */
export function install(): void {
  type Colour = [red: number, green: number, blue: number, alpha: number];
  const roots =
    '#storybook-root, [role=dialog], [role=alertdialog], dialog[open], [data-rac][role=listbox], [data-rac][role=menu]';
  const interactive =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option], [role^=menuitem], [role=tab], [role=gridcell] > *, label:has(input), [tabindex="0"]:not([role=menu], [role=listbox], [role=grid])';
  const chosen =
    '[aria-selected=true], [aria-checked=true], [aria-pressed=true], [aria-current]:not([aria-current=false])';
  let found: HTMLElement[] = [];

  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
    willReadFrequently: true,
  });
  const known = new Map<string, Colour>();
  /** Any CSS colour, as painted by the browser. */
  function colour(text: string): Colour {
    const before = known.get(text);
    if (before || !canvas) return before ?? [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const value: Colour = [red, green, blue, alpha / 255];
    known.set(text, value);
    return value;
  }
  const over = ([r, g, b, a]: Colour, [red, green, blue]: Colour): Colour => [
    r * a + red * (1 - a),
    g * a + green * (1 - a),
    b * a + blue * (1 - a),
    1,
  ];
  const part = (value: number) =>
    value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const luminance = ([r, g, b]: Colour) => 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  function contrast(one: Colour, other: Colour): number {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  }
  const coloursIn = (text: string): Colour[] =>
    (text.match(/(?:rgba?|color|oklch|oklab|hsla?)\([^()]*\)/g) ?? []).map(colour);

  const styleOf = (element: Element) => getComputedStyle(element);
  const isPicture = (element: Element) => /^(img|canvas|video|image)$/i.test(element.tagName);
  /** The backgrounds of an element, worst first for a gradient; null if a picture is part of it. */
  function grounds(element: Element | null, at?: { x: number; y: number }): Colour[] | null {
    const layers: Colour[] = [];
    let bottom: Colour[] | null = null;
    for (let each = element; each && !bottom; each = each.parentElement) {
      const { backgroundColor, backgroundImage } = styleOf(each);
      if (backgroundImage !== 'none' && !each.matches('select, input')) {
        const stops = coloursIn(backgroundImage);
        if (
          backgroundImage.includes('url(') ||
          stops.length === 0 ||
          stops.some(([, , , alpha]) => alpha < 1)
        )
          return null;
        bottom = stops;
      } else if (colour(backgroundColor)[3] === 1) bottom = [colour(backgroundColor)];
      else if (colour(backgroundColor)[3] > 0) layers.unshift(colour(backgroundColor));
      if (bottom && at) {
        const below = document.elementsFromPoint(at.x, at.y);
        const picture = below.findIndex(isPicture);
        const own = below.indexOf(each);
        if (picture >= 0 && (own < 0 || picture < own)) return null;
      }
    }
    const white: Colour = [255, 255, 255, 1];
    return (bottom ?? [white]).map((base) => layers.reduce((under, layer) => over(layer, under), base));
  }
  const worst = (ink: Colour, ground: Colour[]) =>
    Math.min(...ground.map((under) => contrast(over(ink, under), under)));

  function isSeen(element: Element): boolean {
    const box = element.getBoundingClientRect();
    return (
      box.width > 1 &&
      box.height > 1 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  }
  const isDisabled = (element: Element) =>
    element.closest(
      ':disabled, [aria-disabled=true], [data-disabled], [data-unavailable], [data-outside-month]',
    ) !== null || element.querySelector(':scope > :disabled') !== null;
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .trim()
      .replaceAll(/\s+/g, ' ')
      .slice(0, 40) || element.tagName.toLowerCase();
  const formatRatio = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;
  const stateNames = [
    'aria-selected',
    'aria-checked',
    'aria-pressed',
    'aria-current',
    'aria-expanded',
    'aria-invalid',
  ];
  function signatureOf(element: HTMLElement): string {
    const states = stateNames.flatMap((name) =>
      element.closest(`[${name}]`) ? [`${name}=${element.closest(`[${name}]`)?.getAttribute(name)}`] : [],
    );
    const data = Object.keys(element.dataset).filter((name) => name !== 'rac' && !/key|id$/i.test(name));
    const { color, backgroundColor, borderTopColor, fontSize } = styleOf(element);
    const checked = element.matches(':checked, :has(:checked)');
    const ground = grounds(element.parentElement)?.[0]?.map(Math.round);
    return [
      element.tagName,
      element.className,
      ...states,
      ...data,
      checked,
      color,
      backgroundColor,
      borderTopColor,
      fontSize,
      ground,
    ].join('|');
  }

  const lengths = (text: string) => (text.match(/-?[\d.]+px/g) ?? []).map(Number.parseFloat);
  /** The rings of `outline` and of shadows without blur, with the background of each. */
  function rings(element: Element): { ink: Colour; ground: Colour[] | null }[] {
    const own = () => grounds(element);
    const around = () => grounds(element.parentElement);
    const all: { ink: Colour; ground: Colour[] | null }[] = [];
    for (const part of [null, '::before', '::after']) {
      const { content, outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow } =
        getComputedStyle(element, part);
      if (part && content === 'none') continue;
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2)
        all.push({
          ink: colour(outlineColor),
          ground: Number.parseFloat(outlineOffset) < 0 ? own() : around(),
        });
      for (const shadow of boxShadow === 'none' ? [] : boxShadow.split(/,(?![^(]*\))/)) {
        const [, , blur = 0, spread = 0] = lengths(shadow);
        const [ink] = coloursIn(shadow);
        if (ink && blur === 0 && spread >= 2)
          all.push({ ink, ground: shadow.includes('inset') ? own() : around() });
      }
    }
    // SVG has no outline: a thick stroke is the ring.
    for (const shape of element instanceof SVGElement ? element.querySelectorAll('*') : []) {
      const { stroke, strokeWidth } = styleOf(shape);
      if (stroke !== 'none' && Number.parseFloat(strokeWidth) >= 3)
        all.push({ ink: colour(stroke), ground: around() });
    }
    return all;
  }

  /** The visual marks that can show selection. */
  function marks(element: Element): { inks: { ink: Colour; ground: Colour[] | null }[]; plain: string } {
    const parts = [element, ...element.querySelectorAll('*')].slice(0, 12);
    const inks = parts.flatMap((each) => {
      const style = styleOf(each);
      const under = () => grounds(each.parentElement);
      const sides = (['Top', 'Right', 'Bottom', 'Left'] as const).flatMap((side) =>
        Number.parseFloat(style[`border${side}Width`]) >= 1
          ? [{ ink: colour(style[`border${side}Color`]), ground: under() }]
          : [],
      );
      const shadows =
        style.boxShadow === 'none' ? [] : coloursIn(style.boxShadow).map((ink) => ({ ink, ground: under() }));
      return [{ ink: colour(style.backgroundColor), ground: under() }, ...sides, ...shadows];
    });
    const plain = parts.map((each) => {
      const { fontWeight, textDecorationLine, visibility } = styleOf(each);
      return [
        fontWeight,
        textDecorationLine,
        /^(svg|path|polyline)$/i.test(each.tagName) ? visibility : '',
      ].join();
    });
    return { inks, plain: plain.join(';') };
  }
  const visibleInks = (element: Element) =>
    marks(element)
      .inks.filter(({ ink, ground }) => ink[3] > 0 && ground && worst(ink, ground) >= 3)
      .map(({ ink }) => ink.map(Math.round).join());

  window.voyageStates = {
    still(on) {
      for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-stillness]'))
        style.disabled = !on;
    },
    candidates() {
      const all = [...document.querySelectorAll(roots)].flatMap((root) => [
        ...root.querySelectorAll<HTMLElement>(interactive),
      ]);
      found = [...new Set(all)].filter((element) => isSeen(element) && !isDisabled(element));
      return found.map((element, index) => ({
        index,
        signature: signatureOf(element),
        name: nameOf(element),
        inMenu: element.matches('[role^=menuitem], [role=option]'),
      }));
    },
    place(index) {
      const element = found[index];
      if (!element?.isConnected) return null;
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
      const at = { x: left + width / 2, y: top + height / 2 };
      const hit = document.elementFromPoint(at.x, at.y);
      return hit && (element.contains(hit) || hit.contains(element)) ? at : null;
    },
    focus(index) {
      const element = found[index];
      element?.focus({ preventScroll: true });
      return element !== undefined && document.activeElement === element;
    },
    textFaults(index) {
      const element = found[index];
      if (!element?.isConnected) return [];
      return [element, ...element.querySelectorAll<HTMLElement>('*')].flatMap((each) => {
        const words = [...each.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
        );
        const typed =
          each.matches('input:not([type=checkbox], [type=radio]), textarea, select') &&
          'value' in each &&
          String(each.value) !== '';
        const drawn = each.tagName.toLowerCase() === 'svg';
        if (!(words || typed || drawn) || !isSeen(each) || isDisabled(each)) return [];
        const { color, fontSize, fontWeight, stroke, fill } = styleOf(each);
        const box = each.getBoundingClientRect();
        const ground = grounds(each, { x: box.left + box.width / 2, y: box.top + box.height / 2 });
        const paint = drawn ? (stroke === 'none' ? fill : stroke) : color;
        if (!ground || paint === 'none') return [];
        let opacity = 1;
        for (let up: Element | null = each; up; up = up.parentElement) opacity *= Number(styleOf(up).opacity);
        const [r, g, b, a] = colour(paint);
        const ratio = worst([r, g, b, a * opacity], ground);
        const large =
          Number.parseFloat(fontSize) >= 24 ||
          (Number.parseFloat(fontSize) >= 18.66 && Number(fontWeight) >= 700);
        const least = drawn || large ? 3 : 4.5;
        return ratio + 0.005 < least
          ? [`${drawn ? 'the sign' : `"${nameOf(each)}"`} has ${formatRatio(ratio)}, needs ${least}:1`]
          : [];
      });
    },
    focusFaults(index) {
      const element = found[index];
      const shown = document.activeElement === element ? element : null;
      if (!shown) return [];
      const places: Element[] = [shown];
      for (let up = shown.parentElement; up && places.length < 4; up = up.parentElement) places.push(up);
      const all = places.flatMap(rings);
      if (all.length === 0) return ['no ring shows the focus'];
      const best = Math.max(...all.map(({ ink, ground }) => (ground ? worst(ink, ground) : 3)));
      return best + 0.005 < 3 ? [`the ring of the focus has ${formatRatio(best)}, needs 3:1`] : [];
    },
    chosenFaults() {
      const all = [...document.querySelectorAll(roots)].flatMap((root) => [...root.querySelectorAll(chosen)]);
      return [...new Set(all)].filter(isSeen).flatMap((element) => {
        const role = element.getAttribute('role');
        const kin = [
          ...(
            element.closest('[role=grid], [role=listbox], [role=tablist], ul, ol, nav, table') ??
            document.body
          ).querySelectorAll(element.tagName),
        ];
        const other = kin.find(
          (each) =>
            each !== element &&
            each.getAttribute('role') === role &&
            !each.matches(chosen) &&
            isSeen(each) &&
            !isDisabled(each.firstElementChild ?? each) &&
            !isDisabled(each),
        );
        if (!other || marks(element).plain !== marks(other).plain) return [];
        const before = new Set(visibleInks(other));
        return visibleInks(element).some((ink) => !before.has(ink))
          ? []
          : [`"${nameOf(element)}" is chosen, which nothing of 3:1 shows`];
      });
    },
  };
}
