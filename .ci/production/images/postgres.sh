#!/bin/sh
# Does what the entrypoint of the image postgres does, with Debian's PostgreSQL.
set -eu
bin=$(dirname "$(ls /usr/lib/postgresql/*/bin/postgres | tail -n 1)")
data=/var/lib/postgresql/data
if [ ! -s "$data/PG_VERSION" ]; then
  "$bin/initdb" --pgdata "$data" --username "$POSTGRES_USER" --pwfile "$POSTGRES_PASSWORD_FILE" \
    --auth-local trust --auth-host scram-sha-256 --encoding UTF8 --locale C.UTF-8 > /dev/null
  echo 'host all all all scram-sha-256' >> "$data/pg_hba.conf"
  echo "create database $POSTGRES_DB" | "$bin/postgres" --single -D "$data" postgres > /dev/null
fi
exec "$bin/postgres" -D "$data" -c 'listen_addresses=*' -c unix_socket_directories=/run/postgresql
