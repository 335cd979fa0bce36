#!/bin/sh
set -eu
# postgres://bank_reader:<password>@db/bank?… → <password>. The processes read the same files.
password_in() { sed -E 's#^[^:]+://[^:]+:([^@]+)@.*$#\1#' "/run/secrets/$1"; }
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" \
  -v reader_password="$(password_in reader_url)" -v writer_password="$(password_in writer_url)" \
  -v visits_password="$(password_in visits_url)" -f /roles.sql
# Nobody from elsewhere without TLS, whatever they would send first.
sed -i 's/^host /hostssl /' "$PGDATA/pg_hba.conf"
