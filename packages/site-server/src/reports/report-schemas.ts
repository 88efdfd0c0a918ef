import { pages, routeIds, type PageRule, type RouteId } from '@voyage/routes/pages.ts';
import { devices, errorKinds, errorNames, scriptFile, vitalNames } from '@voyage/site-core/reports/report.ts';
import * as v from 'valibot';

const tenMinutes = 600_000;
/** At most one measurement of each kind in a report, and at least one. */
const maxVitals = vitalNames.length;
const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

/**
 * The strict schema of a browser's report: an unknown field or page is rejected, so that labels of metrics
 * and lines of the log contain only values from our own lists.
 */
export function reportSchemas(brand: 'main' | 'club') {
  const rules: Record<RouteId, PageRule> = pages;
  const page = v.picklist(routeIds.filter((id) => (rules[id].only ?? brand) === brand));
  const vitals = v.strictObject({
    page,
    device: v.picklist(devices),
    vitals: v.pipe(
      v.array(
        v.strictObject({
          name: v.picklist(vitalNames),
          value: v.pipe(v.number(), v.minValue(0), v.maxValue(tenMinutes)),
          page,
        }),
      ),
      v.minLength(1),
      v.maxLength(maxVitals),
      v.check((list) => new Set(list.map(({ name }) => name)).size === list.length),
    ),
  });
  const error = v.strictObject({
    kind: v.picklist(errorKinds),
    name: v.picklist(errorNames),
    page,
    build: count(Number.MAX_SAFE_INTEGER),
    file: v.pipe(v.string(), v.regex(scriptFile)),
    line: v.optional(count(10_000_000)),
    column: v.optional(count(10_000_000)),
    react: v.optional(count(9999)),
  });
  return { vitals, error };
}
