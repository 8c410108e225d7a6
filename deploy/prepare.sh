#!/bin/sh
# Prepares this folder for `docker compose up`: makes the secrets that are missing, a certificate to begin with, and a file for
# the settings. What is there already stays as it is, so it can be run again.
#
#   sh deploy/prepare.sh school.example
set -eu

if [ $# -ne 1 ] || ! printf '%s' "$1" | grep -Eq '^[a-z0-9.-]+$'; then
  echo 'Say the host name of the site, as in: sh deploy/prepare.sh school.example' >&2
  exit 2
fi
# Without it the secrets would be empty files.
if ! command -v openssl > /dev/null; then
  echo 'The program openssl is needed, which makes the secrets: install it first.' >&2
  exit 1
fi
host=$1
cd "$(dirname "$0")"
# What the containers read from here, also where the checkout is open to its owner only.
chmod -R a+rX proxy pooler prometheus grafana
umask 077
mkdir -p secrets
chmod 0700 secrets

# Only this folder is closed: inside a container a secret must be readable by the server's own user.
write() {
  [ -e "secrets/$1" ] && return 0
  cat > "secrets/$1.new"
  chmod 0444 "secrets/$1.new"
  mv "secrets/$1.new" "secrets/$1"
  echo "Made secrets/$1"
}
random() {
  openssl rand -hex 32
}

for name in API_TOKEN_SALT ADMIN_JWT_SECRET TRANSFER_TOKEN_SALT JWT_SECRET ENCRYPTION_KEY database_password grafana_password; do
  random | write "$name"
done
printf '%s,%s' "$(random)" "$(random)" | write APP_KEYS
openssl rand -hex 64 | write SITE_READ_TOKEN
printf 'postgresql://school:%s@db:5432/school' "$(cat secrets/database_password)" | write DATABASE_URL
printf '"school" "%s"\n' "$(cat secrets/database_password)" | write pooler_users
printf 'smtp://mail:1025' | write SMTP_URL
printf '{"identities":[{"name":"school","credentials":[{"accessKey":"%s","secretKey":"%s"}],"actions":["Admin"]}]}\n' \
  "$(openssl rand -hex 10)" "$(random)" | write store_users

if [ ! -e secrets/tls_key ]; then
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 -subj "/CN=$host" \
    -addext "subjectAltName=DNS:$host" -keyout secrets/tls_key.new -out secrets/tls_certificate.new 2> /dev/null
  chmod 0444 secrets/tls_key.new secrets/tls_certificate.new
  mv secrets/tls_certificate.new secrets/tls_certificate
  mv secrets/tls_key.new secrets/tls_key
  echo 'Made a certificate for thirty days that browsers warn of: put your own into secrets/tls_certificate and secrets/tls_key'
fi

if [ ! -e settings.env ]; then
  sed "s/^PUBLIC_URL=.*/PUBLIC_URL=https:\/\/$host/" settings.env.example > settings.env
  echo 'Made settings.env: read it, and set what you need'
fi
