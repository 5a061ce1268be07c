#!/bin/sh
# Replaces the database with a nightly copy, and keeps the old one as <database>_broken:
#   sudo -u postgres sh vez-restore.sh vez < vez.dump
# Stop all processes of Vez first. The owner of the database is vez, or the second argument.
# An incomplete copy replaces nothing: drop <database>_restored and try another.
set -eu
database=$1
owner=${2:-vez}
restored=${database}_restored

createdb "$restored" --owner "$owner" --encoding UTF8 --locale C.UTF-8 --template template0
pg_restore --no-owner --role="$owner" --exit-on-error --dbname="$restored"
psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 --dbname=postgres \
  --command="ALTER DATABASE \"$database\" RENAME TO \"${database}_broken\"" \
  --command="ALTER DATABASE \"$restored\" RENAME TO \"$database\""
