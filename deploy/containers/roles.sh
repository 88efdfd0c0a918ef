#!/bin/bash
# Runs once, when the database is created: the role that owns the tables and migrates, and the one that the service
# runs as, which may only read and write rows (docs/operations/release.md, "Upgrades and migrations").
set -euo pipefail
psql --set=ON_ERROR_STOP=1 --username="${POSTGRES_USER:-postgres}" --dbname=postgres \
  --set=owner_password="$OWNER_PASSWORD" --set=service_password="$SERVICE_PASSWORD" <<'SQL'
create role voyage_owner login password :'owner_password';
create role voyage_service login password :'service_password';
create database voyage owner voyage_owner encoding 'UTF8' template template0;
revoke connect, temporary on database voyage from public;
grant connect on database voyage to voyage_service;
SQL
