#!/bin/sh
# Decrypts a copy for pg_restore: sh open-backup.sh backup.key backup.pem vez-….dump.cms > vez.dump
set -eu
umask 077
openssl cms -decrypt -binary -inform DER -in "$3" -recip "$2" -inkey "$1"
