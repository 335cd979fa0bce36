#!/bin/sh
set -eu
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" \
  -v reader_password="$READER_PASSWORD" -v writer_password="$WRITER_PASSWORD" \
  -v visits_password="$VISITS_PASSWORD" -f /roles.sql
