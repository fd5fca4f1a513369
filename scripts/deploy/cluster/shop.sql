-- The shop's role and its database, once, on the primary: psql -f shop.sql. The time-outs end what would hold others up.
create role shop login password 'SHOP_SECRET';
alter role shop set statement_timeout = '15s';
alter role shop set lock_timeout = '4s';
create database shop owner shop;
