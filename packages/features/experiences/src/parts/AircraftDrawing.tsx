import * as css from './AircraftDrawing.css.ts';

/** Side views, nose to the right, in a box of 320 by 120. */
const drawings = {
  /** A long jet with engines under the wing. */
  jet: (
    <>
      <path className={css.mark} d="M34 54 14 14h26l40 38Z" />
      <path
        className={css.body}
        d="M16 58C34 47 60 46 92 46H252C276 46 294 53 308 63C296 71 276 74 252 74H84C52 74 30 70 16 58Z"
      />
      <path className={css.part} d="M22 56 2 48h18l42 10Z" />
      <path className={css.line} d="M92 56H262" strokeDasharray="3 6" />
      <path className={css.line} d="M286 52 292 58 278 58Z" />
      <path className={css.part} d="M160 66 104 98h18l96-30Z" />
      <path className={css.part} d="M150 76h34c8 0 12 3 12 7s-4 7-12 7h-34c-4-4-4-10 0-14Z" />
    </>
  ),
  /** A small jet: engines at the tail, and the tailplane on top of the fin. */
  charter: (
    <>
      <path className={css.mark} d="M62 52 40 18h24l34 30Z" />
      <path className={css.part} d="M26 17h48l10 5H32Z" />
      <path
        className={css.body}
        d="M42 58C60 50 84 48 108 48H222C248 48 268 54 284 64C270 70 248 73 222 73H110C82 73 58 68 42 58Z"
      />
      <path className={css.part} d="M78 45h40c8 0 11 3 11 7s-3 7-11 7H78c-5-4-5-10 0-14Z" />
      {[146, 164, 182, 200, 218].map((x) => (
        <ellipse key={x} className={css.line} cx={x} cy="57" rx="5" ry="4" />
      ))}
      <path className={css.line} d="M252 54 264 60 246 60Z" />
      <path className={css.part} d="M160 68 118 88h16l74-18Z" />
    </>
  ),
  /** Two propellers, and skis. */
  skis: (
    <>
      <path className={css.mark} d="M34 56C28 34 34 18 48 16C62 18 70 38 92 48Z" />
      <path
        className={css.body}
        d="M16 60C66 46 130 36 204 36C254 36 282 46 294 60C284 74 246 80 204 80C130 80 64 72 16 60Z"
      />
      {[112, 132, 152, 172, 192, 212].map((x) => (
        <rect key={x} className={css.line} x={x} y="47" width="11" height="9" rx="2" />
      ))}
      <path className={css.line} d="M262 44 276 54H252V44Z" />
      <path className={css.part} d="M140 76C170 68 216 68 240 74L236 80H146Z" />
      <path className={css.part} d="M186 60h52c10 0 16 5 16 10s-6 10-16 10h-52c-8-5-8-15 0-20Z" />
      <ellipse className={css.blade} cx="258" cy="70" rx="3" ry="32" />
      <path className={css.strut} d="M214 80V104M204 104l10-16 12 16M44 66 40 92" />
      <path className={css.ski} d="M168 106H244C252 106 258 103 263 97M24 94H54C58 94 61 92 63 89" />
    </>
  ),
};
export type AircraftId = keyof typeof drawings;
const isAircraft = (id: string): id is AircraftId => id in drawings;

/** An aircraft in the page's colours; the ground is snow. Its name is next to it. */
export const AircraftDrawing = ({ id }: { id: string }) =>
  isAircraft(id) && (
    <svg className={css.drawing} viewBox="0 0 320 124" aria-hidden>
      {drawings[id]}
      <path className={css.snow} d="M4 112H316M40 118H120M190 118H290" />
    </svg>
  );
