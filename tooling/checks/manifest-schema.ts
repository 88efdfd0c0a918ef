import { PodMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PodMonitor';
import { PrometheusRule } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PrometheusRule';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';

const models = [
  Deployment,
  HorizontalPodAutoscaler,
  Job,
  Ingress,
  NetworkPolicy,
  PodDisruptionBudget,
  ConfigMap,
  Namespace,
  PersistentVolumeClaim,
  Service,
  PodMonitor,
  PrometheusRule,
];

/**
 * A view of a value that records which fields are read. The schemas allow unknown fields, as the API does for
 * compatibility; but a validator reads every field that its schema names, so that any other is unknown.
 */
function observed<T extends object>(value: T, path: string, unread: Set<string>): T {
  for (const key of Object.keys(value)) unread.add(`${path}/${key}`);
  const views = new Map<string | symbol, unknown>();
  return new Proxy(value, {
    get(target, key, receiver) {
      unread.delete(`${path}/${String(key)}`);
      const inner: unknown = Reflect.get(target, key, receiver);
      if (typeof inner !== 'object' || inner === null || !Object.hasOwn(target, key)) return inner;
      if (!views.has(key)) views.set(key, observed(inner, `${path}/${String(key)}`, unread));
      return views.get(key);
    },
  });
}

/** What a manifest has that its kind does not allow, one per line. */
export function schemaProblems(manifest: { apiVersion?: string; kind?: string }): string[] {
  const model = models.find(
    ({ apiVersion, kind }) => apiVersion === manifest.apiVersion && kind === manifest.kind,
  );
  if (!model) return [`${manifest.apiVersion} ${manifest.kind} is not known to this check`];
  const unread = new Set<string>();
  try {
    model.prototype.validate.call(observed(manifest, '', unread));
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  // Scalars in lists are read by their index; contents of an unread field are reported with that field.
  return [...unread].map((path) => `${path} is no field of ${manifest.kind}`);
}
