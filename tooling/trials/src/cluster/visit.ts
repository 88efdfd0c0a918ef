import { Connections } from '@voyage/bench/load.ts';
import { Client, type Disturbance } from './client.ts';
import type { Cluster } from './cluster.ts';
import { Storm } from './storm.ts';
import { addMembers } from '@voyage/bench/members.ts';
import { readOffers } from './visitors.ts';

const callersOfEach = 8;

/** What callers noticed since a moment. */
export interface Noticed {
  /** Attempts without an answer, by reason. */
  disturbances: Disturbance[];
  /** How often the caller that was hit worst had to repeat a call. */
  maxRetries: number;
  /** The longest time without an answer to anybody, in seconds. */
  silence: number;
}
export interface Visit {
  storm: Storm;
  clients: Client[];
  members: string[];
  noticedSince(from: number): Noticed;
  end(): Promise<void>;
}

/** A storm of bookings, payments and cancellations through both sites. */
export async function startVisit(cluster: Cluster): Promise<Visit> {
  const connections = new Connections(cluster.origins.main, 4);
  const members = await addMembers(cluster.query, connections, 2 * callersOfEach, '/api');
  const offers = await readOffers(cluster.query, connections, 40);
  connections.close();
  const clients = [
    new Client(cluster.origins.main, callersOfEach),
    new Client(cluster.origins.club, callersOfEach),
  ];
  const storm = new Storm(clients, members, offers);
  return {
    storm,
    clients,
    members: members.map(({ id }) => id),
    noticedSince: (from) => {
      const answers = clients
        .flatMap((client) => client.answers.filter(({ at }) => at >= from))
        .toSorted((a, b) => a.at - b.at);
      const gaps = [{ at: from }, ...answers].map(({ at }, i) => (answers[i]?.at ?? performance.now()) - at);
      return {
        disturbances: clients.flatMap((client) => client.disturbances.filter(({ at }) => at >= from)),
        maxRetries: Math.max(0, ...answers.map(({ retries }) => retries)),
        silence: Math.max(...gaps) / 1000,
      };
    },
    end: async () => {
      await storm.end();
      for (const client of clients) client.close();
    },
  };
}
