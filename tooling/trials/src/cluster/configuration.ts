/** The configuration files, as an operator would write them (docs/operations/cluster.md quotes them). */
export interface Server {
  name: string;
  port: number;
}
export interface DatabaseServer extends Server {
  /** Patroni's REST interface. */
  restPort: number;
}
export interface Passwords {
  superuser: string;
  replication: string;
  owner: string;
  service: string;
}

/** Patroni fails over when the leader's key has not been renewed for this many seconds: its least. */
export const ttl = 20;

export const patroniYaml = (
  { name, port, restPort }: DatabaseServer,
  { etcd, folder, bin, passwords }: { etcd: Server[]; folder: string; bin: string; passwords: Passwords },
): string => `scope: voyage
name: ${name}
restapi:
  listen: 127.0.0.1:${restPort}
  connect_address: 127.0.0.1:${restPort}
etcd3:
  hosts: [${etcd.map((server) => `'127.0.0.1:${server.port}'`).join(', ')}]
bootstrap:
  dcs:
    ttl: ${ttl}
    loop_wait: 2
    retry_timeout: 5
    maximum_lag_on_failover: 1048576
    primary_start_timeout: 0        # a crashed primary is replaced, not waited for
    synchronous_mode: true          # acknowledged means: on two servers
    failsafe_mode: true             # without etcd the primary continues while it reaches all others
    postgresql:
      use_pg_rewind: true
      parameters:
        max_connections: 100
        shared_buffers: 64MB
        timezone: UTC
        wal_keep_size: 256MB
  initdb:
    - encoding: UTF8
    - locale: C
    - data-checksums
postgresql:
  listen: 127.0.0.1:${port}
  connect_address: 127.0.0.1:${port}
  data_dir: ${folder}/${name}
  bin_dir: ${bin}
  pgpass: ${folder}/${name}.pgpass
  authentication:
    superuser: { username: postgres, password: ${passwords.superuser} }
    replication: { username: replicator, password: ${passwords.replication} }
  parameters:
    unix_socket_directories: ''
  pg_hba:
    - host all all 127.0.0.1/32 scram-sha-256
    - host replication replicator 127.0.0.1/32 scram-sha-256
`;

/** One for each machine of the service. Session pooling: the service prepares statements and sets its time limits. */
export const pgbouncerIni = (port: number, primaryPort: number, folder: string): string => `[databases]
voyage = host=127.0.0.1 port=${primaryPort} dbname=voyage

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/userlist.txt
pool_mode = session
default_pool_size = 24
max_client_conn = 200
server_connect_timeout = 2
server_login_retry = 1
query_wait_timeout = 5
server_check_delay = 0
`;

export interface Ports {
  primary: number;
  service: number;
  main: number;
  club: number;
}
export interface Parts {
  databases: DatabaseServer[];
  services: Server[];
  main: Server[];
  club: Server[];
}

/** Servers that get requests while they answer 200 at this path. */
const checkedAt = (path: string, servers: Server[]): string => `  option httpchk
  http-check send meth GET uri ${path} ver HTTP/1.1 hdr host localhost
${servers.map(({ name, port }) => `  server ${name} 127.0.0.1:${port} check\n`).join('')}`;
/** Its own answers to calls are the service's, to everything else a page: hence two backends of the same servers. */
const site = (brand: 'main' | 'club', port: number, servers: Server[]) => `
frontend ${brand}
  bind 127.0.0.1:${port}
  mode http
  option forwardfor
  use_backend ${brand}-calls if { path_beg /api/ }
  default_backend ${brand}-pages

backend ${brand}-pages
  mode http
  errorfiles unavailable-${brand}
${checkedAt('/ready', servers)}
backend ${brand}-calls
  mode http
  errorfiles unavailable
${servers.map(({ name, port: own }) => `  server ${name} 127.0.0.1:${own} track ${brand}-pages/${name}\n`).join('')}`;

/** The answers of unavailable-answers.ts, for whatever haproxy cannot pass on. */
const errorFiles = (name: string, folder: string): string => `http-errors ${name}
  errorfile 502 ${folder}/${name}.http
  errorfile 503 ${folder}/${name}.http
  errorfile 504 ${folder}/${name}.http
`;

/** Two processes share its ports: if one is killed, the other accepts all new connections. */
export const haproxyConfig = (ports: Ports, parts: Parts, folder: string): string => `global
  maxconn 4000

${['unavailable', 'unavailable-main', 'unavailable-club'].map((name) => errorFiles(name, folder)).join('\n')}
defaults
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 2s
  balance roundrobin
  retries 3
  option redispatch 1
  retry-on conn-failure
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1

# PostgreSQL: the server that Patroni says is the primary.
listen primary
  bind 127.0.0.1:${ports.primary}
  mode tcp
  option httpchk OPTIONS /primary
  timeout client 1h
  timeout server 1h
${parts.databases.map(({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort} on-marked-down shutdown-sessions\n`).join('')}
# While no service reaches the database, all of them still answer from memory.
frontend service
  bind 127.0.0.1:${ports.service}
  mode http
  errorfiles unavailable
  use_backend service-with-database if { nbsrv(service-with-database) gt 0 }
  default_backend any-service

backend service-with-database
  mode http
  errorfiles unavailable
${checkedAt('/ready?database', parts.services)}
backend any-service
  mode http
  errorfiles unavailable
${checkedAt('/ready', parts.services)}${site('main', ports.main, parts.main)}${site('club', ports.club, parts.club)}`;
