#!/bin/sh
# Copies the database, readable only with the private key of VEZ_BACKUP_CERTIFICATE:
#   DATABASE_URL=… VEZ_BACKUP_CERTIFICATE=/etc/vez/backup.pem sh vez-backup.sh /var/lib/vez-backup
# The key stays off this machine (docs/guides/running.md, section 7). An incomplete copy never has a name that a restore
# would use.
set -eu
umask 077
folder=$1
: "${DATABASE_URL:?}" "${VEZ_BACKUP_CERTIFICATE:?}"

# Every user of this machine can read the arguments of a process, so the password is passed in the environment. In an
# address its characters may be encoded, such as %40.
decode() {
  ENCODED=$1 LC_ALL=C awk 'BEGIN {
    text = ENVIRON["ENCODED"]; digits = "0123456789abcdef"
    while (match(text, /%[0-9A-Fa-f][0-9A-Fa-f]/)) {
      code = tolower(substr(text, RSTART + 1, 2))
      printf "%s%c", substr(text, 1, RSTART - 1),
        (index(digits, substr(code, 1, 1)) - 1) * 16 + index(digits, substr(code, 2, 1)) - 1
      text = substr(text, RSTART + 3)
    }
    printf "%s", text
  }'
}
address=$DATABASE_URL
rest=${DATABASE_URL#*://}
authority=${rest%%[/?]*}
case $authority in
  *:*@*)
    user=${authority%%:*}
    password=${authority#*:}
    PGPASSWORD=$(decode "${password%@*}")
    export PGPASSWORD
    address=${DATABASE_URL%%://*}://$user@${authority##*@}${rest#"$authority"}
    ;;
esac
case $address in
  *[?\&]password=*)
    echo 'DATABASE_URL must hold the password before its @, not in the query.' >&2
    exit 1
    ;;
esac

new=$folder/.new
failed=$folder/.failed
rm -f "$new" "$failed"

# sh has no pipefail, so a failed dump leaves a marker file.
{ pg_dump --format=custom "$address" || touch "$failed"; } |
  openssl cms -encrypt -binary -stream -aes-256-cbc -outform DER -out "$new" "$VEZ_BACKUP_CERTIFICATE"
if [ -e "$failed" ]; then
  rm -f "$new" "$failed"
  echo 'The database could not be copied.' >&2
  exit 1
fi
mv "$new" "$folder/vez-$(date +%Y%m%d-%H%M).dump.cms"
