#!/bin/sh
# One copy of the database, readable by nobody but the holder of the key that VEZ_BACKUP_CERTIFICATE belongs to:
#   DATABASE_URL=… VEZ_BACKUP_CERTIFICATE=/etc/vez/backup.pem sh vez-backup.sh /var/lib/vez-backup
# The key stays off this machine (docs/guides/running.md, section 7). A copy that broke off is never left under a
# name that a restore would take.
set -eu
umask 077
folder=$1
: "${DATABASE_URL:?}" "${VEZ_BACKUP_CERTIFICATE:?}"
new=$folder/.new
failed=$folder/.failed
rm -f "$new" "$failed"

# sh has no pipefail: a dump that fails leaves a mark.
{ pg_dump --format=custom "$DATABASE_URL" || touch "$failed"; } |
  openssl cms -encrypt -binary -stream -aes-256-cbc -outform DER -out "$new" "$VEZ_BACKUP_CERTIFICATE"
if [ -e "$failed" ]; then
  rm -f "$new" "$failed"
  echo 'The database could not be copied.' >&2
  exit 1
fi
mv "$new" "$folder/vez-$(date +%Y%m%d-%H%M).dump.cms"
