#!/bin/sh
# Runs once, on an empty volume: the role that owns and migrates, and the app's, which cannot change the schema.
set -eu
psql --set ON_ERROR_STOP=1 --username postgres --dbname postgres <<'SQL'
\getenv owner_password POSTGRES_OWNER_PASSWORD
\getenv app_password POSTGRES_APP_PASSWORD
create role visningsklar_owner login password :'owner_password';
create role visningsklar login password :'app_password';
create database visningsklar owner visningsklar_owner;
revoke all on database visningsklar from public;
grant connect on database visningsklar to visningsklar;
\connect visningsklar
set role visningsklar_owner;
alter default privileges grant select, insert, update, delete on tables to visningsklar;
alter default privileges grant usage, select on sequences to visningsklar;
SQL
