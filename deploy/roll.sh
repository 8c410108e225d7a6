#!/bin/sh
# Replaces the servers while the site goes on: after a new build, new settings or a new secret. New web servers are started next
# to the old ones; an old one is stopped when all new ones are ready. Where they do not become ready, the old ones stay.
#
#   docker compose build && sh deploy/roll.sh
set -eu
cd "$(dirname "$0")/.."
wait_s=${WAIT_S:-300}

old=$(docker compose ps --quiet web)
count=$(printf '%s\n' "$old" | grep -c . || true)
if [ "$count" -eq 0 ]; then
  echo 'No web server runs here: begin with "docker compose up --detach".' >&2
  exit 1
fi

docker compose run --rm migrate
# Compose does not see that a secret's file has changed, so the worker is replaced in any case.
if ! docker compose up --detach --wait --wait-timeout "$wait_s" --no-deps --force-recreate worker; then
  echo 'The new worker has not become ready, so the web servers stay as they are. See: docker compose logs worker' >&2
  exit 1
fi
docker compose up --detach --no-deps --no-recreate --scale "web=$((count * 2))" web

new=$(docker compose ps --quiet web | grep -vxF "$old" || true)
if [ -z "$new" ]; then
  echo 'No new web server was started, so the old ones stay. See: docker compose logs web' >&2
  exit 1
fi
until=$(($(date +%s) + wait_s))
for container in $new; do
  while [ "$(docker inspect --format '{{.State.Health.Status}}' "$container")" != healthy ]; do
    if [ "$(date +%s)" -ge "$until" ]; then
      echo 'The new servers have not become ready, so they are removed and the old ones stay. Their last lines:' >&2
      for failed in $new; do
        docker logs --tail 20 "$failed" >&2 || true
        docker rm --force "$failed" > /dev/null
      done
      exit 1
    fi
    sleep 2
  done
done

for container in $old; do
  docker stop --time 150 "$container" > /dev/null
  docker rm "$container" > /dev/null
done
echo "$count web servers were replaced."
