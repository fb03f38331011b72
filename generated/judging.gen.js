// Made from spec/schemas/ by npm run generate. Do not edit: change the source and generate again.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);

export const CreditUsage = validate52;
const schema19 = {"$id":"contract:/CreditUsage","type":"object","required":["success","data"],"properties":{"success":{"type":"boolean","const":true},"data":{"type":"object","required":["remainingCredits","planCredits","billingPeriodStart","billingPeriodEnd"],"properties":{"remainingCredits":{"type":"integer"},"planCredits":{"type":"integer"},"billingPeriodStart":{"type":["string","null"],"format":"date-time"},"billingPeriodEnd":{"type":["string","null"],"format":"date-time"}}}}};
const formats0 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[tT ](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[zZ]|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/;

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/CreditUsage" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/CreditUsage/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/CreditUsage/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/success",schemaPath:"#/CreditUsage/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(true !== data0){
const err3 = {instancePath:instancePath+"/success",schemaPath:"#/CreditUsage/properties/success/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.remainingCredits === undefined){
const err4 = {instancePath:instancePath+"/data",schemaPath:"#/CreditUsage/properties/data/required",keyword:"required",params:{missingProperty: "remainingCredits"},message:"must have required property '"+"remainingCredits"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.planCredits === undefined){
const err5 = {instancePath:instancePath+"/data",schemaPath:"#/CreditUsage/properties/data/required",keyword:"required",params:{missingProperty: "planCredits"},message:"must have required property '"+"planCredits"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.billingPeriodStart === undefined){
const err6 = {instancePath:instancePath+"/data",schemaPath:"#/CreditUsage/properties/data/required",keyword:"required",params:{missingProperty: "billingPeriodStart"},message:"must have required property '"+"billingPeriodStart"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.billingPeriodEnd === undefined){
const err7 = {instancePath:instancePath+"/data",schemaPath:"#/CreditUsage/properties/data/required",keyword:"required",params:{missingProperty: "billingPeriodEnd"},message:"must have required property '"+"billingPeriodEnd"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.remainingCredits !== undefined){
let data2 = data1.remainingCredits;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/data/remainingCredits",schemaPath:"#/CreditUsage/properties/data/properties/remainingCredits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.planCredits !== undefined){
let data3 = data1.planCredits;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/data/planCredits",schemaPath:"#/CreditUsage/properties/data/properties/planCredits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.billingPeriodStart !== undefined){
let data4 = data1.billingPeriodStart;
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/data/billingPeriodStart",schemaPath:"#/CreditUsage/properties/data/properties/billingPeriodStart/type",keyword:"type",params:{type: schema19.properties.data.properties.billingPeriodStart.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err11 = {instancePath:instancePath+"/data/billingPeriodStart",schemaPath:"#/CreditUsage/properties/data/properties/billingPeriodStart/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data1.billingPeriodEnd !== undefined){
let data5 = data1.billingPeriodEnd;
if((typeof data5 !== "string") && (data5 !== null)){
const err12 = {instancePath:instancePath+"/data/billingPeriodEnd",schemaPath:"#/CreditUsage/properties/data/properties/billingPeriodEnd/type",keyword:"type",params:{type: schema19.properties.data.properties.billingPeriodEnd.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err13 = {instancePath:instancePath+"/data/billingPeriodEnd",schemaPath:"#/CreditUsage/properties/data/properties/billingPeriodEnd/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
else {
const err14 = {instancePath:instancePath+"/data",schemaPath:"#/CreditUsage/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/CreditUsage/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"success":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const CreditUsageHistory = validate53;
const schema20 = {"$id":"contract:/CreditUsageHistory","type":"object","required":["success","periods"],"properties":{"success":{"type":"boolean","const":true},"periods":{"type":"array","items":{"type":"object","required":["startDate","endDate","creditsUsed","totalCredits"],"properties":{"startDate":{"type":["string","null"],"format":"date-time"},"endDate":{"type":["string","null"],"format":"date-time"},"apiKey":{"type":["string","null"]},"creditsUsed":{"type":"integer"},"totalCredits":{"type":"integer"}}}}}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/CreditUsageHistory" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/CreditUsageHistory/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.periods === undefined){
const err1 = {instancePath,schemaPath:"#/CreditUsageHistory/required",keyword:"required",params:{missingProperty: "periods"},message:"must have required property '"+"periods"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/success",schemaPath:"#/CreditUsageHistory/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(true !== data0){
const err3 = {instancePath:instancePath+"/success",schemaPath:"#/CreditUsageHistory/properties/success/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.periods !== undefined){
let data1 = data.periods;
if(Array.isArray(data1)){
const len0 = data1.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.startDate === undefined){
const err4 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/CreditUsageHistory/properties/periods/items/required",keyword:"required",params:{missingProperty: "startDate"},message:"must have required property '"+"startDate"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.endDate === undefined){
const err5 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/CreditUsageHistory/properties/periods/items/required",keyword:"required",params:{missingProperty: "endDate"},message:"must have required property '"+"endDate"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.creditsUsed === undefined){
const err6 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/CreditUsageHistory/properties/periods/items/required",keyword:"required",params:{missingProperty: "creditsUsed"},message:"must have required property '"+"creditsUsed"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.totalCredits === undefined){
const err7 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/CreditUsageHistory/properties/periods/items/required",keyword:"required",params:{missingProperty: "totalCredits"},message:"must have required property '"+"totalCredits"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.startDate !== undefined){
let data3 = data2.startDate;
if((typeof data3 !== "string") && (data3 !== null)){
const err8 = {instancePath:instancePath+"/periods/" + i0+"/startDate",schemaPath:"#/CreditUsageHistory/properties/periods/items/properties/startDate/type",keyword:"type",params:{type: schema20.properties.periods.items.properties.startDate.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err9 = {instancePath:instancePath+"/periods/" + i0+"/startDate",schemaPath:"#/CreditUsageHistory/properties/periods/items/properties/startDate/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data2.endDate !== undefined){
let data4 = data2.endDate;
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/periods/" + i0+"/endDate",schemaPath:"#/CreditUsageHistory/properties/periods/items/properties/endDate/type",keyword:"type",params:{type: schema20.properties.periods.items.properties.endDate.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err11 = {instancePath:instancePath+"/periods/" + i0+"/endDate",schemaPath:"#/CreditUsageHistory/properties/periods/items/properties/endDate/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data2.apiKey !== undefined){
let data5 = data2.apiKey;
if((typeof data5 !== "string") && (data5 !== null)){
const err12 = {instancePath:instancePath+"/periods/" + i0+"/apiKey",schemaPath:"#/CreditUsageHistory/properties/periods/items/properties/apiKey/type",keyword:"type",params:{type: schema20.properties.periods.items.properties.apiKey.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.creditsUsed !== undefined){
let data6 = data2.creditsUsed;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err13 = {instancePath:instancePath+"/periods/" + i0+"/creditsUsed",schemaPath:"#/CreditUsageHistory/properties/periods/items/properties/creditsUsed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.totalCredits !== undefined){
let data7 = data2.totalCredits;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err14 = {instancePath:instancePath+"/periods/" + i0+"/totalCredits",schemaPath:"#/CreditUsageHistory/properties/periods/items/properties/totalCredits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/CreditUsageHistory/properties/periods/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/periods",schemaPath:"#/CreditUsageHistory/properties/periods/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/CreditUsageHistory/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"success":true,"periods":true},"dynamicProps":false,"dynamicItems":false};

export const TokenUsage = validate54;
const schema21 = {"$id":"contract:/TokenUsage","type":"object","required":["success","data"],"properties":{"success":{"type":"boolean","const":true},"data":{"type":"object","required":["remainingTokens","planTokens","billingPeriodStart","billingPeriodEnd"],"properties":{"remainingTokens":{"type":"integer"},"planTokens":{"type":"integer"},"billingPeriodStart":{"type":["string","null"],"format":"date-time"},"billingPeriodEnd":{"type":["string","null"],"format":"date-time"}}}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/TokenUsage" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/TokenUsage/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/TokenUsage/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/success",schemaPath:"#/TokenUsage/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(true !== data0){
const err3 = {instancePath:instancePath+"/success",schemaPath:"#/TokenUsage/properties/success/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.remainingTokens === undefined){
const err4 = {instancePath:instancePath+"/data",schemaPath:"#/TokenUsage/properties/data/required",keyword:"required",params:{missingProperty: "remainingTokens"},message:"must have required property '"+"remainingTokens"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.planTokens === undefined){
const err5 = {instancePath:instancePath+"/data",schemaPath:"#/TokenUsage/properties/data/required",keyword:"required",params:{missingProperty: "planTokens"},message:"must have required property '"+"planTokens"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.billingPeriodStart === undefined){
const err6 = {instancePath:instancePath+"/data",schemaPath:"#/TokenUsage/properties/data/required",keyword:"required",params:{missingProperty: "billingPeriodStart"},message:"must have required property '"+"billingPeriodStart"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.billingPeriodEnd === undefined){
const err7 = {instancePath:instancePath+"/data",schemaPath:"#/TokenUsage/properties/data/required",keyword:"required",params:{missingProperty: "billingPeriodEnd"},message:"must have required property '"+"billingPeriodEnd"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.remainingTokens !== undefined){
let data2 = data1.remainingTokens;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/data/remainingTokens",schemaPath:"#/TokenUsage/properties/data/properties/remainingTokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.planTokens !== undefined){
let data3 = data1.planTokens;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/data/planTokens",schemaPath:"#/TokenUsage/properties/data/properties/planTokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.billingPeriodStart !== undefined){
let data4 = data1.billingPeriodStart;
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/data/billingPeriodStart",schemaPath:"#/TokenUsage/properties/data/properties/billingPeriodStart/type",keyword:"type",params:{type: schema21.properties.data.properties.billingPeriodStart.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err11 = {instancePath:instancePath+"/data/billingPeriodStart",schemaPath:"#/TokenUsage/properties/data/properties/billingPeriodStart/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data1.billingPeriodEnd !== undefined){
let data5 = data1.billingPeriodEnd;
if((typeof data5 !== "string") && (data5 !== null)){
const err12 = {instancePath:instancePath+"/data/billingPeriodEnd",schemaPath:"#/TokenUsage/properties/data/properties/billingPeriodEnd/type",keyword:"type",params:{type: schema21.properties.data.properties.billingPeriodEnd.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err13 = {instancePath:instancePath+"/data/billingPeriodEnd",schemaPath:"#/TokenUsage/properties/data/properties/billingPeriodEnd/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
else {
const err14 = {instancePath:instancePath+"/data",schemaPath:"#/TokenUsage/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/TokenUsage/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"success":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const TokenUsageHistory = validate55;
const schema22 = {"$id":"contract:/TokenUsageHistory","type":"object","required":["success","periods"],"properties":{"success":{"type":"boolean","const":true},"periods":{"type":"array","items":{"type":"object","required":["startDate","endDate","tokensUsed","totalTokens"],"properties":{"startDate":{"type":["string","null"],"format":"date-time"},"endDate":{"type":["string","null"],"format":"date-time"},"apiKey":{"type":["string","null"]},"tokensUsed":{"type":"integer"},"totalTokens":{"type":"integer"}}}}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/TokenUsageHistory" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/TokenUsageHistory/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.periods === undefined){
const err1 = {instancePath,schemaPath:"#/TokenUsageHistory/required",keyword:"required",params:{missingProperty: "periods"},message:"must have required property '"+"periods"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/success",schemaPath:"#/TokenUsageHistory/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(true !== data0){
const err3 = {instancePath:instancePath+"/success",schemaPath:"#/TokenUsageHistory/properties/success/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.periods !== undefined){
let data1 = data.periods;
if(Array.isArray(data1)){
const len0 = data1.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.startDate === undefined){
const err4 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/TokenUsageHistory/properties/periods/items/required",keyword:"required",params:{missingProperty: "startDate"},message:"must have required property '"+"startDate"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.endDate === undefined){
const err5 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/TokenUsageHistory/properties/periods/items/required",keyword:"required",params:{missingProperty: "endDate"},message:"must have required property '"+"endDate"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.tokensUsed === undefined){
const err6 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/TokenUsageHistory/properties/periods/items/required",keyword:"required",params:{missingProperty: "tokensUsed"},message:"must have required property '"+"tokensUsed"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.totalTokens === undefined){
const err7 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/TokenUsageHistory/properties/periods/items/required",keyword:"required",params:{missingProperty: "totalTokens"},message:"must have required property '"+"totalTokens"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.startDate !== undefined){
let data3 = data2.startDate;
if((typeof data3 !== "string") && (data3 !== null)){
const err8 = {instancePath:instancePath+"/periods/" + i0+"/startDate",schemaPath:"#/TokenUsageHistory/properties/periods/items/properties/startDate/type",keyword:"type",params:{type: schema22.properties.periods.items.properties.startDate.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err9 = {instancePath:instancePath+"/periods/" + i0+"/startDate",schemaPath:"#/TokenUsageHistory/properties/periods/items/properties/startDate/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data2.endDate !== undefined){
let data4 = data2.endDate;
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/periods/" + i0+"/endDate",schemaPath:"#/TokenUsageHistory/properties/periods/items/properties/endDate/type",keyword:"type",params:{type: schema22.properties.periods.items.properties.endDate.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err11 = {instancePath:instancePath+"/periods/" + i0+"/endDate",schemaPath:"#/TokenUsageHistory/properties/periods/items/properties/endDate/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data2.apiKey !== undefined){
let data5 = data2.apiKey;
if((typeof data5 !== "string") && (data5 !== null)){
const err12 = {instancePath:instancePath+"/periods/" + i0+"/apiKey",schemaPath:"#/TokenUsageHistory/properties/periods/items/properties/apiKey/type",keyword:"type",params:{type: schema22.properties.periods.items.properties.apiKey.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.tokensUsed !== undefined){
let data6 = data2.tokensUsed;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err13 = {instancePath:instancePath+"/periods/" + i0+"/tokensUsed",schemaPath:"#/TokenUsageHistory/properties/periods/items/properties/tokensUsed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.totalTokens !== undefined){
let data7 = data2.totalTokens;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err14 = {instancePath:instancePath+"/periods/" + i0+"/totalTokens",schemaPath:"#/TokenUsageHistory/properties/periods/items/properties/totalTokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/TokenUsageHistory/properties/periods/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/periods",schemaPath:"#/TokenUsageHistory/properties/periods/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/TokenUsageHistory/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"success":true,"periods":true},"dynamicProps":false,"dynamicItems":false};

export const QueueStatus = validate56;
const schema23 = {"$id":"contract:/QueueStatus","type":"object","required":["success","jobsInQueue","activeJobsInQueue","waitingJobsInQueue","maxConcurrency","mostRecentSuccess"],"properties":{"success":{"type":"boolean","const":true},"jobsInQueue":{"type":"integer","minimum":0},"activeJobsInQueue":{"type":"integer","minimum":0},"waitingJobsInQueue":{"type":"integer","minimum":0},"maxConcurrency":{"type":"integer","minimum":0},"mostRecentSuccess":{"type":["string","null"],"format":"date-time"}}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/QueueStatus" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/QueueStatus/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.jobsInQueue === undefined){
const err1 = {instancePath,schemaPath:"#/QueueStatus/required",keyword:"required",params:{missingProperty: "jobsInQueue"},message:"must have required property '"+"jobsInQueue"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.activeJobsInQueue === undefined){
const err2 = {instancePath,schemaPath:"#/QueueStatus/required",keyword:"required",params:{missingProperty: "activeJobsInQueue"},message:"must have required property '"+"activeJobsInQueue"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.waitingJobsInQueue === undefined){
const err3 = {instancePath,schemaPath:"#/QueueStatus/required",keyword:"required",params:{missingProperty: "waitingJobsInQueue"},message:"must have required property '"+"waitingJobsInQueue"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.maxConcurrency === undefined){
const err4 = {instancePath,schemaPath:"#/QueueStatus/required",keyword:"required",params:{missingProperty: "maxConcurrency"},message:"must have required property '"+"maxConcurrency"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.mostRecentSuccess === undefined){
const err5 = {instancePath,schemaPath:"#/QueueStatus/required",keyword:"required",params:{missingProperty: "mostRecentSuccess"},message:"must have required property '"+"mostRecentSuccess"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err6 = {instancePath:instancePath+"/success",schemaPath:"#/QueueStatus/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(true !== data0){
const err7 = {instancePath:instancePath+"/success",schemaPath:"#/QueueStatus/properties/success/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.jobsInQueue !== undefined){
let data1 = data.jobsInQueue;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/jobsInQueue",schemaPath:"#/QueueStatus/properties/jobsInQueue/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/jobsInQueue",schemaPath:"#/QueueStatus/properties/jobsInQueue/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.activeJobsInQueue !== undefined){
let data2 = data.activeJobsInQueue;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/activeJobsInQueue",schemaPath:"#/QueueStatus/properties/activeJobsInQueue/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/activeJobsInQueue",schemaPath:"#/QueueStatus/properties/activeJobsInQueue/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.waitingJobsInQueue !== undefined){
let data3 = data.waitingJobsInQueue;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err12 = {instancePath:instancePath+"/waitingJobsInQueue",schemaPath:"#/QueueStatus/properties/waitingJobsInQueue/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/waitingJobsInQueue",schemaPath:"#/QueueStatus/properties/waitingJobsInQueue/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.maxConcurrency !== undefined){
let data4 = data.maxConcurrency;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err14 = {instancePath:instancePath+"/maxConcurrency",schemaPath:"#/QueueStatus/properties/maxConcurrency/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/maxConcurrency",schemaPath:"#/QueueStatus/properties/maxConcurrency/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.mostRecentSuccess !== undefined){
let data5 = data.mostRecentSuccess;
if((typeof data5 !== "string") && (data5 !== null)){
const err16 = {instancePath:instancePath+"/mostRecentSuccess",schemaPath:"#/QueueStatus/properties/mostRecentSuccess/type",keyword:"type",params:{type: schema23.properties.mostRecentSuccess.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err17 = {instancePath:instancePath+"/mostRecentSuccess",schemaPath:"#/QueueStatus/properties/mostRecentSuccess/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/QueueStatus/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"success":true,"jobsInQueue":true,"activeJobsInQueue":true,"waitingJobsInQueue":true,"maxConcurrency":true,"mostRecentSuccess":true},"dynamicProps":false,"dynamicItems":false};

export const Concurrency = validate57;
const schema24 = {"$id":"contract:/Concurrency","type":"object","required":["success","concurrency","maxConcurrency"],"properties":{"success":{"type":"boolean","const":true},"concurrency":{"type":"integer","minimum":0},"maxConcurrency":{"type":"integer","minimum":0}}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/Concurrency" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/Concurrency/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.concurrency === undefined){
const err1 = {instancePath,schemaPath:"#/Concurrency/required",keyword:"required",params:{missingProperty: "concurrency"},message:"must have required property '"+"concurrency"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.maxConcurrency === undefined){
const err2 = {instancePath,schemaPath:"#/Concurrency/required",keyword:"required",params:{missingProperty: "maxConcurrency"},message:"must have required property '"+"maxConcurrency"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err3 = {instancePath:instancePath+"/success",schemaPath:"#/Concurrency/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(true !== data0){
const err4 = {instancePath:instancePath+"/success",schemaPath:"#/Concurrency/properties/success/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.concurrency !== undefined){
let data1 = data.concurrency;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/concurrency",schemaPath:"#/Concurrency/properties/concurrency/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/concurrency",schemaPath:"#/Concurrency/properties/concurrency/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.maxConcurrency !== undefined){
let data2 = data.maxConcurrency;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/maxConcurrency",schemaPath:"#/Concurrency/properties/maxConcurrency/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/maxConcurrency",schemaPath:"#/Concurrency/properties/maxConcurrency/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/Concurrency/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"success":true,"concurrency":true,"maxConcurrency":true},"dynamicProps":false,"dynamicItems":false};

export const Activity = validate58;
const schema25 = {"$id":"contract:/Activity","type":"object","required":["success","data","cursor","has_more"],"properties":{"success":{"type":"boolean","const":true},"data":{"type":"array","items":{"type":"object","required":["id","endpoint","created_at"],"properties":{"id":{"type":"string"},"endpoint":{"type":"string"},"created_at":{"type":"string","format":"date-time"},"target":{"type":["string","null"]}}}},"cursor":{"type":["string","null"]},"has_more":{"type":"boolean"}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/Activity" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/Activity/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/Activity/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.cursor === undefined){
const err2 = {instancePath,schemaPath:"#/Activity/required",keyword:"required",params:{missingProperty: "cursor"},message:"must have required property '"+"cursor"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.has_more === undefined){
const err3 = {instancePath,schemaPath:"#/Activity/required",keyword:"required",params:{missingProperty: "has_more"},message:"must have required property '"+"has_more"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err4 = {instancePath:instancePath+"/success",schemaPath:"#/Activity/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(true !== data0){
const err5 = {instancePath:instancePath+"/success",schemaPath:"#/Activity/properties/success/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(Array.isArray(data1)){
const len0 = data1.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err6 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/Activity/properties/data/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.endpoint === undefined){
const err7 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/Activity/properties/data/items/required",keyword:"required",params:{missingProperty: "endpoint"},message:"must have required property '"+"endpoint"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.created_at === undefined){
const err8 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/Activity/properties/data/items/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.id !== undefined){
if(typeof data2.id !== "string"){
const err9 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"#/Activity/properties/data/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.endpoint !== undefined){
if(typeof data2.endpoint !== "string"){
const err10 = {instancePath:instancePath+"/data/" + i0+"/endpoint",schemaPath:"#/Activity/properties/data/items/properties/endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.created_at !== undefined){
let data5 = data2.created_at;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err11 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"#/Activity/properties/data/items/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"#/Activity/properties/data/items/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.target !== undefined){
let data6 = data2.target;
if((typeof data6 !== "string") && (data6 !== null)){
const err13 = {instancePath:instancePath+"/data/" + i0+"/target",schemaPath:"#/Activity/properties/data/items/properties/target/type",keyword:"type",params:{type: schema25.properties.data.items.properties.target.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/Activity/properties/data/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/data",schemaPath:"#/Activity/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.cursor !== undefined){
let data7 = data.cursor;
if((typeof data7 !== "string") && (data7 !== null)){
const err16 = {instancePath:instancePath+"/cursor",schemaPath:"#/Activity/properties/cursor/type",keyword:"type",params:{type: schema25.properties.cursor.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.has_more !== undefined){
if(typeof data.has_more !== "boolean"){
const err17 = {instancePath:instancePath+"/has_more",schemaPath:"#/Activity/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/Activity/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"success":true,"data":true,"cursor":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};

export const Action = validate59;
const schema26 = {"$id":"contract:/Action","type":["object"],"allOf":[{"if":{"type":"object"},"then":{"required":["type"],"properties":{"type":{"enum":["wait","click","write","press","scroll","screenshot","scrape","executeJavascript","pdf"]}},"allOf":[{"if":{"required":["type"],"properties":{"type":{"enum":["wait"]}}},"then":{"$ref":"contract:/WaitAction"}},{"if":{"required":["type"],"properties":{"type":{"enum":["click"]}}},"then":{"$ref":"contract:/ClickAction"}},{"if":{"required":["type"],"properties":{"type":{"enum":["write"]}}},"then":{"$ref":"contract:/WriteAction"}},{"if":{"required":["type"],"properties":{"type":{"enum":["press"]}}},"then":{"$ref":"contract:/PressAction"}},{"if":{"required":["type"],"properties":{"type":{"enum":["scroll"]}}},"then":{"$ref":"contract:/ScrollAction"}},{"if":{"required":["type"],"properties":{"type":{"enum":["screenshot"]}}},"then":{"$ref":"contract:/ScreenshotAction"}},{"if":{"required":["type"],"properties":{"type":{"enum":["scrape"]}}},"then":{"$ref":"contract:/ScrapeAction"}},{"if":{"required":["type"],"properties":{"type":{"enum":["executeJavascript"]}}},"then":{"$ref":"contract:/ExecuteJavascriptAction"}},{"if":{"required":["type"],"properties":{"type":{"enum":["pdf"]}}},"then":{"$ref":"contract:/PdfAction"}}]}}]};
const schema27 = {"$id":"contract:/WaitAction","type":"object","required":["type"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"wait"},"milliseconds":{"type":"number","minimum":0},"selector":{"type":"string","minLength":1}},"if":{"required":["milliseconds"],"properties":{"milliseconds":{}}},"then":{"properties":{"selector":{"not":{}}}},"else":{"required":["selector"],"properties":{"selector":{}}}};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/WaitAction" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.milliseconds === undefined) && (missing0 = "milliseconds")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.selector !== undefined){
const err1 = {instancePath:instancePath+"/selector",schemaPath:"#/WaitAction/then/properties/selector/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.selector = true;
props0.milliseconds = true;
}
ifClause0 = "then";
}
else {
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.selector === undefined){
const err2 = {instancePath,schemaPath:"#/WaitAction/else/required",keyword:"required",params:{missingProperty: "selector"},message:"must have required property '"+"selector"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid0 = _valid0;
if(valid0){
if(props0 !== true){
props0 = props0 || {};
props0.selector = true;
}
}
ifClause0 = "else";
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/WaitAction/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err4 = {instancePath,schemaPath:"#/WaitAction/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!(((key0 === "type") || (key0 === "milliseconds")) || (key0 === "selector"))){
const err5 = {instancePath,schemaPath:"#/WaitAction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/WaitAction/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("wait" !== data1){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/WaitAction/properties/type/const",keyword:"const",params:{allowedValue: "wait"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.milliseconds !== undefined){
let data2 = data.milliseconds;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/milliseconds",schemaPath:"#/WaitAction/properties/milliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/milliseconds",schemaPath:"#/WaitAction/properties/milliseconds/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.selector !== undefined){
let data3 = data.selector;
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err10 = {instancePath:instancePath+"/selector",schemaPath:"#/WaitAction/properties/selector/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/selector",schemaPath:"#/WaitAction/properties/selector/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/WaitAction/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema28 = {"$id":"contract:/ClickAction","type":"object","required":["type","selector"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"click"},"selector":{"type":"string","minLength":1},"all":{"type":"boolean"}}};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ClickAction" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/ClickAction/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.selector === undefined){
const err1 = {instancePath,schemaPath:"#/ClickAction/required",keyword:"required",params:{missingProperty: "selector"},message:"must have required property '"+"selector"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!(((key0 === "type") || (key0 === "selector")) || (key0 === "all"))){
const err2 = {instancePath,schemaPath:"#/ClickAction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/ClickAction/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("click" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/ClickAction/properties/type/const",keyword:"const",params:{allowedValue: "click"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.selector !== undefined){
let data1 = data.selector;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/selector",schemaPath:"#/ClickAction/properties/selector/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/selector",schemaPath:"#/ClickAction/properties/selector/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.all !== undefined){
if(typeof data.all !== "boolean"){
const err7 = {instancePath:instancePath+"/all",schemaPath:"#/ClickAction/properties/all/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/ClickAction/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema29 = {"$id":"contract:/WriteAction","type":"object","required":["type","text"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"write"},"text":{"type":"string","maxLength":10000}}};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/WriteAction" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/WriteAction/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/WriteAction/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!((key0 === "type") || (key0 === "text"))){
const err2 = {instancePath,schemaPath:"#/WriteAction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/WriteAction/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("write" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/WriteAction/properties/type/const",keyword:"const",params:{allowedValue: "write"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func1(data1) > 10000){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/WriteAction/properties/text/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/WriteAction/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/WriteAction/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema30 = {"$id":"contract:/PressAction","type":"object","required":["type","key"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"press"},"key":{"type":"string"}}};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/PressAction" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/PressAction/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.key === undefined){
const err1 = {instancePath,schemaPath:"#/PressAction/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!((key0 === "type") || (key0 === "key"))){
const err2 = {instancePath,schemaPath:"#/PressAction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/PressAction/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("press" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/PressAction/properties/type/const",keyword:"const",params:{allowedValue: "press"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.key !== undefined){
if(typeof data.key !== "string"){
const err5 = {instancePath:instancePath+"/key",schemaPath:"#/PressAction/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/PressAction/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema31 = {"$id":"contract:/ScrollAction","type":"object","required":["type"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"scroll"},"direction":{"type":"string","enum":["up","down"]},"selector":{"type":"string","minLength":1}}};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ScrollAction" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/ScrollAction/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!(((key0 === "type") || (key0 === "direction")) || (key0 === "selector"))){
const err1 = {instancePath,schemaPath:"#/ScrollAction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/ScrollAction/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("scroll" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/ScrollAction/properties/type/const",keyword:"const",params:{allowedValue: "scroll"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.direction !== undefined){
let data1 = data.direction;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/direction",schemaPath:"#/ScrollAction/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data1 === "up") || (data1 === "down"))){
const err5 = {instancePath:instancePath+"/direction",schemaPath:"#/ScrollAction/properties/direction/enum",keyword:"enum",params:{allowedValues: schema31.properties.direction.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.selector !== undefined){
let data2 = data.selector;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err6 = {instancePath:instancePath+"/selector",schemaPath:"#/ScrollAction/properties/selector/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/selector",schemaPath:"#/ScrollAction/properties/selector/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/ScrollAction/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema32 = {"$id":"contract:/ScreenshotAction","type":"object","required":["type"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"screenshot"},"fullPage":{"$ref":"contract:/FullPage"},"quality":{"$ref":"contract:/ScreenshotQuality"},"viewport":{"$ref":"contract:/Viewport"}}};
const schema33 = {"$id":"contract:/FullPage","type":"boolean"};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/FullPage" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/FullPage/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema34 = {"$id":"contract:/ScreenshotQuality","type":"number","minimum":0,"maximum":100};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ScreenshotQuality" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 100 || isNaN(data)){
const err0 = {instancePath,schemaPath:"#/ScreenshotQuality/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/ScreenshotQuality/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/ScreenshotQuality/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema35 = {"$id":"contract:/Viewport","type":"object","required":["width","height"],"additionalProperties":false,"properties":{"width":{"type":"integer","minimum":1,"maximum":7680},"height":{"type":"integer","minimum":1,"maximum":4320}}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/Viewport" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.width === undefined){
const err0 = {instancePath,schemaPath:"#/Viewport/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.height === undefined){
const err1 = {instancePath,schemaPath:"#/Viewport/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!((key0 === "width") || (key0 === "height"))){
const err2 = {instancePath,schemaPath:"#/Viewport/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.width !== undefined){
let data0 = data.width;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/width",schemaPath:"#/Viewport/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 7680 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/width",schemaPath:"#/Viewport/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 7680},message:"must be <= 7680"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/width",schemaPath:"#/Viewport/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.height !== undefined){
let data1 = data.height;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/height",schemaPath:"#/Viewport/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 4320 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/height",schemaPath:"#/Viewport/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4320},message:"must be <= 4320"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/height",schemaPath:"#/Viewport/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/Viewport/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ScreenshotAction" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/ScreenshotAction/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!((((key0 === "type") || (key0 === "fullPage")) || (key0 === "quality")) || (key0 === "viewport"))){
const err1 = {instancePath,schemaPath:"#/ScreenshotAction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/ScreenshotAction/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("screenshot" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/ScreenshotAction/properties/type/const",keyword:"const",params:{allowedValue: "screenshot"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.fullPage !== undefined){
if(!(validate71(data.fullPage, {instancePath:instancePath+"/fullPage",parentData:data,parentDataProperty:"fullPage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
if(data.quality !== undefined){
if(!(validate73(data.quality, {instancePath:instancePath+"/quality",parentData:data,parentDataProperty:"quality",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
if(data.viewport !== undefined){
if(!(validate75(data.viewport, {instancePath:instancePath+"/viewport",parentData:data,parentDataProperty:"viewport",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/ScreenshotAction/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema36 = {"$id":"contract:/ScrapeAction","type":"object","required":["type"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"scrape"}}};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ScrapeAction" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/ScrapeAction/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/ScrapeAction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/ScrapeAction/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("scrape" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/ScrapeAction/properties/type/const",keyword:"const",params:{allowedValue: "scrape"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/ScrapeAction/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema37 = {"$id":"contract:/ExecuteJavascriptAction","type":"object","required":["type","script"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"executeJavascript"},"script":{"type":"string"}}};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ExecuteJavascriptAction" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/ExecuteJavascriptAction/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.script === undefined){
const err1 = {instancePath,schemaPath:"#/ExecuteJavascriptAction/required",keyword:"required",params:{missingProperty: "script"},message:"must have required property '"+"script"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!((key0 === "type") || (key0 === "script"))){
const err2 = {instancePath,schemaPath:"#/ExecuteJavascriptAction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/ExecuteJavascriptAction/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("executeJavascript" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/ExecuteJavascriptAction/properties/type/const",keyword:"const",params:{allowedValue: "executeJavascript"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.script !== undefined){
if(typeof data.script !== "string"){
const err5 = {instancePath:instancePath+"/script",schemaPath:"#/ExecuteJavascriptAction/properties/script/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/ExecuteJavascriptAction/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema38 = {"$id":"contract:/PdfAction","type":"object","required":["type"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"pdf"},"format":{"type":"string","enum":["A0","A1","A2","A3","A4","A5","A6","Letter","Legal","Tabloid","Ledger"]},"landscape":{"type":"boolean"},"scale":{"type":"number","minimum":0.1,"maximum":2}}};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/PdfAction" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/PdfAction/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!((((key0 === "type") || (key0 === "format")) || (key0 === "landscape")) || (key0 === "scale"))){
const err1 = {instancePath,schemaPath:"#/PdfAction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/PdfAction/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("pdf" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/PdfAction/properties/type/const",keyword:"const",params:{allowedValue: "pdf"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.format !== undefined){
let data1 = data.format;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/format",schemaPath:"#/PdfAction/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((((((((((data1 === "A0") || (data1 === "A1")) || (data1 === "A2")) || (data1 === "A3")) || (data1 === "A4")) || (data1 === "A5")) || (data1 === "A6")) || (data1 === "Letter")) || (data1 === "Legal")) || (data1 === "Tabloid")) || (data1 === "Ledger"))){
const err5 = {instancePath:instancePath+"/format",schemaPath:"#/PdfAction/properties/format/enum",keyword:"enum",params:{allowedValues: schema38.properties.format.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.landscape !== undefined){
if(typeof data.landscape !== "boolean"){
const err6 = {instancePath:instancePath+"/landscape",schemaPath:"#/PdfAction/properties/landscape/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.scale !== undefined){
let data3 = data.scale;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/scale",schemaPath:"#/PdfAction/properties/scale/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3 < 0.1 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/scale",schemaPath:"#/PdfAction/properties/scale/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.1},message:"must be >= 0.1"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/scale",schemaPath:"#/PdfAction/properties/scale/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/PdfAction/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/Action" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/Action/type",keyword:"type",params:{type: schema26.type},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
const _errs7 = errors;
let valid3 = true;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "wait")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs10 = errors;
if(!(validate60(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid3 = _valid1;
if(valid3){
var props0 = true;
}
}
if(!valid3){
const err4 = {instancePath,schemaPath:"#/Action/allOf/0/then/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs12 = errors;
let valid5 = true;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "click")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
var _valid2 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs15 = errors;
if(!(validate62(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var _valid2 = _errs15 === errors;
valid5 = _valid2;
if(valid5){
var props1 = true;
}
}
if(!valid5){
const err7 = {instancePath,schemaPath:"#/Action/allOf/0/then/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs17 = errors;
let valid7 = true;
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "write")){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
var _valid3 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs20 = errors;
if(!(validate64(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var _valid3 = _errs20 === errors;
valid7 = _valid3;
if(valid7){
var props2 = true;
}
}
if(!valid7){
const err10 = {instancePath,schemaPath:"#/Action/allOf/0/then/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
const _errs22 = errors;
let valid9 = true;
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "press")){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
var _valid4 = _errs23 === errors;
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs25 = errors;
if(!(validate66(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var _valid4 = _errs25 === errors;
valid9 = _valid4;
if(valid9){
var props3 = true;
}
}
if(!valid9){
const err13 = {instancePath,schemaPath:"#/Action/allOf/0/then/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(props0 !== true && props3 !== undefined){
if(props3 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props3);
}
}
const _errs27 = errors;
let valid11 = true;
const _errs28 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.type === undefined) && (missing4 = "type")){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "scroll")){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
var _valid5 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs30 = errors;
if(!(validate68(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var _valid5 = _errs30 === errors;
valid11 = _valid5;
if(valid11){
var props4 = true;
}
}
if(!valid11){
const err16 = {instancePath,schemaPath:"#/Action/allOf/0/then/allOf/4/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(props0 !== true && props4 !== undefined){
if(props4 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props4);
}
}
const _errs32 = errors;
let valid13 = true;
const _errs33 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.type === undefined) && (missing5 = "type")){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "screenshot")){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
var _valid6 = _errs33 === errors;
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs35 = errors;
if(!(validate70(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var _valid6 = _errs35 === errors;
valid13 = _valid6;
if(valid13){
var props5 = true;
}
}
if(!valid13){
const err19 = {instancePath,schemaPath:"#/Action/allOf/0/then/allOf/5/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(props0 !== true && props5 !== undefined){
if(props5 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props5);
}
}
const _errs37 = errors;
let valid15 = true;
const _errs38 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.type === undefined) && (missing6 = "type")){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "scrape")){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
}
var _valid7 = _errs38 === errors;
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs40 = errors;
if(!(validate78(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var _valid7 = _errs40 === errors;
valid15 = _valid7;
if(valid15){
var props6 = true;
}
}
if(!valid15){
const err22 = {instancePath,schemaPath:"#/Action/allOf/0/then/allOf/6/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(props0 !== true && props6 !== undefined){
if(props6 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props6);
}
}
const _errs42 = errors;
let valid17 = true;
const _errs43 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.type === undefined) && (missing7 = "type")){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "executeJavascript")){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
var _valid8 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs45 = errors;
if(!(validate80(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var _valid8 = _errs45 === errors;
valid17 = _valid8;
if(valid17){
var props7 = true;
}
}
if(!valid17){
const err25 = {instancePath,schemaPath:"#/Action/allOf/0/then/allOf/7/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(props0 !== true && props7 !== undefined){
if(props7 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props7);
}
}
const _errs47 = errors;
let valid19 = true;
const _errs48 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data.type === undefined) && (missing8 = "type")){
const err26 = {};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "pdf")){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
}
var _valid9 = _errs48 === errors;
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
if(_valid9){
const _errs50 = errors;
if(!(validate82(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var _valid9 = _errs50 === errors;
valid19 = _valid9;
if(valid19){
var props8 = true;
}
}
if(!valid19){
const err28 = {instancePath,schemaPath:"#/Action/allOf/0/then/allOf/8/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(props0 !== true && props8 !== undefined){
if(props8 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props8);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err29 = {instancePath,schemaPath:"#/Action/allOf/0/then/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
}
if(data.type !== undefined){
let data9 = data.type;
if(!(((((((((data9 === "wait") || (data9 === "click")) || (data9 === "write")) || (data9 === "press")) || (data9 === "scroll")) || (data9 === "screenshot")) || (data9 === "scrape")) || (data9 === "executeJavascript")) || (data9 === "pdf"))){
const err30 = {instancePath:instancePath+"/type",schemaPath:"#/Action/allOf/0/then/properties/type/enum",keyword:"enum",params:{allowedValues: schema26.allOf[0].then.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err31 = {instancePath,schemaPath:"#/Action/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate59.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate59.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const WaitAction = validate60;

export const ClickAction = validate62;

export const WriteAction = validate64;

export const PressAction = validate66;

export const ScrollAction = validate68;

export const ScreenshotAction = validate70;

export const ScrapeAction = validate78;

export const ExecuteJavascriptAction = validate80;

export const PdfAction = validate82;

export const AgentRequest = validate84;
const schema39 = {"$id":"contract:/AgentRequest","type":"object","required":["prompt"],"allOf":[{"$ref":"contract:/KnownAgentOptions"}],"properties":{"auditMetadata":{},"threatProtection":{},"effort":{},"threadId":{},"mode":{},"location":{},"exchange":{},"prompt":{"type":"string","minLength":1,"maxLength":10000},"urls":{"type":"array","items":{"type":"string"}},"schema":{"type":"object"},"maxCredits":{"type":"number","exclusiveMinimum":0},"strictConstrainToURLs":{"type":"boolean"},"model":{"type":"string","enum":["spark-1-mini","spark-1-pro","spark-2"]},"webhook":{"$ref":"contract:/Webhook"},"zeroDataRetention":{"type":"boolean"},"origin":{"type":"string"},"integration":{"type":["string","null"]}},"additionalProperties":false};
const schema40 = {"$id":"contract:/KnownAgentOptions","type":"object","properties":{"auditMetadata":{"$ref":"contract:/AuditMetadata"},"threatProtection":{"$ref":"contract:/ThreatProtection"},"effort":{"type":["string","null"],"allOf":[{"type":"null"}]},"threadId":{"type":["string","null"],"allOf":[{"type":"null"}]},"mode":{"type":["string","null"],"allOf":[{"enum":["extract",null]}]},"location":{"allOf":[{"maxProperties":0},{"if":{"type":"object"},"then":{"$ref":"contract:/AnyObject"}},{"if":{"type":"null"},"then":{"type":"null"}}],"type":["object","null"]},"exchange":{"allOf":[{"properties":{"enabled":{"const":false}},"maxProperties":1},{"if":{"type":"object"},"then":{"$ref":"contract:/AnyObject"}},{"if":{"type":"null"},"then":{"type":"null"}}],"type":["object","null"]}}};
const schema41 = {"$id":"contract:/AuditMetadata","type":"object","required":["username"],"additionalProperties":false,"properties":{"username":{"type":"string","maxLength":1024}}};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/AuditMetadata" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.username === undefined){
const err0 = {instancePath,schemaPath:"#/AuditMetadata/required",keyword:"required",params:{missingProperty: "username"},message:"must have required property '"+"username"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!(key0 === "username")){
const err1 = {instancePath,schemaPath:"#/AuditMetadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.username !== undefined){
let data0 = data.username;
if(typeof data0 === "string"){
if(func1(data0) > 1024){
const err2 = {instancePath:instancePath+"/username",schemaPath:"#/AuditMetadata/properties/username/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/username",schemaPath:"#/AuditMetadata/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/AuditMetadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema42 = {"$id":"contract:/ThreatProtection","type":["object","null"],"properties":{"mode":{"type":"string"}},"allOf":[{"type":["object","null"],"required":["mode"],"properties":{"mode":{"const":"off"}}}]};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ThreatProtection" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/ThreatProtection/type",keyword:"type",params:{type: schema42.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err1 = {instancePath,schemaPath:"#/ThreatProtection/allOf/0/type",keyword:"type",params:{type: schema42.allOf[0].type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err2 = {instancePath,schemaPath:"#/ThreatProtection/allOf/0/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.mode !== undefined){
if("off" !== data.mode){
const err3 = {instancePath:instancePath+"/mode",schemaPath:"#/ThreatProtection/allOf/0/properties/mode/const",keyword:"const",params:{allowedValue: "off"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode !== undefined){
if(typeof data.mode !== "string"){
const err4 = {instancePath:instancePath+"/mode",schemaPath:"#/ThreatProtection/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":{"mode":true},"dynamicProps":false,"dynamicItems":false};

const schema43 = {"$id":"contract:/AnyObject","type":"object"};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/AnyObject" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/AnyObject/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/KnownAgentOptions" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.auditMetadata !== undefined){
if(!(validate86(data.auditMetadata, {instancePath:instancePath+"/auditMetadata",parentData:data,parentDataProperty:"auditMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
if(data.threatProtection !== undefined){
if(!(validate88(data.threatProtection, {instancePath:instancePath+"/threatProtection",parentData:data,parentDataProperty:"threatProtection",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
if(data.effort !== undefined){
let data2 = data.effort;
if((typeof data2 !== "string") && (data2 !== null)){
const err0 = {instancePath:instancePath+"/effort",schemaPath:"#/KnownAgentOptions/properties/effort/type",keyword:"type",params:{type: schema40.properties.effort.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data2 !== null){
const err1 = {instancePath:instancePath+"/effort",schemaPath:"#/KnownAgentOptions/properties/effort/allOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.threadId !== undefined){
let data3 = data.threadId;
if((typeof data3 !== "string") && (data3 !== null)){
const err2 = {instancePath:instancePath+"/threadId",schemaPath:"#/KnownAgentOptions/properties/threadId/type",keyword:"type",params:{type: schema40.properties.threadId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data3 !== null){
const err3 = {instancePath:instancePath+"/threadId",schemaPath:"#/KnownAgentOptions/properties/threadId/allOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.mode !== undefined){
let data4 = data.mode;
if((typeof data4 !== "string") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/mode",schemaPath:"#/KnownAgentOptions/properties/mode/type",keyword:"type",params:{type: schema40.properties.mode.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data4 === "extract") || (data4 === null))){
const err5 = {instancePath:instancePath+"/mode",schemaPath:"#/KnownAgentOptions/properties/mode/allOf/0/enum",keyword:"enum",params:{allowedValues: schema40.properties.mode.allOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.location !== undefined){
let data5 = data.location;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
const err6 = {instancePath:instancePath+"/location",schemaPath:"#/KnownAgentOptions/properties/location/type",keyword:"type",params:{type: schema40.properties.location.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 0){
const err7 = {instancePath:instancePath+"/location",schemaPath:"#/KnownAgentOptions/properties/location/allOf/0/maxProperties",keyword:"maxProperties",params:{limit: 0},message:"must NOT have more than 0 properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
const _errs18 = errors;
let valid5 = true;
const _errs19 = errors;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs21 = errors;
if(!(validate90(data5, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var _valid0 = _errs21 === errors;
valid5 = _valid0;
}
if(!valid5){
const err9 = {instancePath:instancePath+"/location",schemaPath:"#/KnownAgentOptions/properties/location/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs23 = errors;
let valid6 = true;
const _errs24 = errors;
if(data5 !== null){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid1 = _errs24 === errors;
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs26 = errors;
if(data5 !== null){
const err11 = {instancePath:instancePath+"/location",schemaPath:"#/KnownAgentOptions/properties/location/allOf/2/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid1 = _errs26 === errors;
valid6 = _valid1;
}
if(!valid6){
const err12 = {instancePath:instancePath+"/location",schemaPath:"#/KnownAgentOptions/properties/location/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.exchange !== undefined){
let data6 = data.exchange;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
const err13 = {instancePath:instancePath+"/exchange",schemaPath:"#/KnownAgentOptions/properties/exchange/type",keyword:"type",params:{type: schema40.properties.exchange.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length > 1){
const err14 = {instancePath:instancePath+"/exchange",schemaPath:"#/KnownAgentOptions/properties/exchange/allOf/0/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data6.enabled !== undefined){
if(false !== data6.enabled){
const err15 = {instancePath:instancePath+"/exchange/enabled",schemaPath:"#/KnownAgentOptions/properties/exchange/allOf/0/properties/enabled/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
const _errs33 = errors;
let valid9 = true;
const _errs34 = errors;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid2 = _errs34 === errors;
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs36 = errors;
if(!(validate90(data6, {instancePath:instancePath+"/exchange",parentData:data,parentDataProperty:"exchange",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var _valid2 = _errs36 === errors;
valid9 = _valid2;
}
if(!valid9){
const err17 = {instancePath:instancePath+"/exchange",schemaPath:"#/KnownAgentOptions/properties/exchange/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs38 = errors;
let valid10 = true;
const _errs39 = errors;
if(data6 !== null){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid3 = _errs39 === errors;
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs41 = errors;
if(data6 !== null){
const err19 = {instancePath:instancePath+"/exchange",schemaPath:"#/KnownAgentOptions/properties/exchange/allOf/2/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid3 = _errs41 === errors;
valid10 = _valid3;
}
if(!valid10){
const err20 = {instancePath:instancePath+"/exchange",schemaPath:"#/KnownAgentOptions/properties/exchange/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/KnownAgentOptions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":{"auditMetadata":true,"threatProtection":true,"effort":true,"threadId":true,"mode":true,"location":true,"exchange":true},"dynamicProps":false,"dynamicItems":false};

const schema44 = {"$id":"contract:/Webhook","type":["string","object"],"allOf":[{"if":{"type":"string"},"then":{"$ref":"contract:/WebhookUrl"}},{"if":{"type":"object"},"then":{"$ref":"contract:/WebhookConfig"}}]};
const schema45 = {"$id":"contract:/WebhookUrl","type":"string","format":"uri"};
const formats20 = /^[a-z][a-z0-9+.-]*:[^\s]+$/i;

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/WebhookUrl" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats20.test(data))){
const err0 = {instancePath,schemaPath:"#/WebhookUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/WebhookUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema46 = {"$id":"contract:/WebhookConfig","type":"object","required":["url"],"additionalProperties":false,"properties":{"url":{"$ref":"contract:/WebhookUrl"},"headers":{"$ref":"contract:/RequestHeaders"},"metadata":{"$ref":"contract:/WebhookMetadata"},"events":{"type":"array","items":{"type":"string","pattern":"^((crawl|batch_scrape|extract|agent)\\.)?(started|page|completed|failed|cancelled|action)$|^(monitor\\.)?check\\.completed$|^monitor\\.page$"}}}};
const schema47 = {"$id":"contract:/RequestHeaders","type":"object","additionalProperties":{"type":"string"}};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/RequestHeaders" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(typeof data[key0] !== "string"){
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/RequestHeaders/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/RequestHeaders/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema48 = {"$id":"contract:/WebhookMetadata","type":"object"};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/WebhookMetadata" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/WebhookMetadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern3 = new RegExp("^((crawl|batch_scrape|extract|agent)\\.)?(started|page|completed|failed|cancelled|action)$|^(monitor\\.)?check\\.completed$|^monitor\\.page$", "u");

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/WebhookConfig" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/WebhookConfig/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!((((key0 === "url") || (key0 === "headers")) || (key0 === "metadata")) || (key0 === "events"))){
const err1 = {instancePath,schemaPath:"#/WebhookConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.url !== undefined){
if(!(validate95(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
if(data.headers !== undefined){
if(!(validate99(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate101(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
}
if(data.events !== undefined){
let data3 = data.events;
if(Array.isArray(data3)){
const len0 = data3.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
const err2 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/WebhookConfig/properties/events/items/pattern",keyword:"pattern",params:{pattern: "^((crawl|batch_scrape|extract|agent)\\.)?(started|page|completed|failed|cancelled|action)$|^(monitor\\.)?check\\.completed$|^monitor\\.page$"},message:"must match pattern \""+"^((crawl|batch_scrape|extract|agent)\\.)?(started|page|completed|failed|cancelled|action)$|^(monitor\\.)?check\\.completed$|^monitor\\.page$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/WebhookConfig/properties/events/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/events",schemaPath:"#/WebhookConfig/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/WebhookConfig/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/Webhook" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/Webhook/type",keyword:"type",params:{type: schema44.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(typeof data !== "string"){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/Webhook/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs10 = errors;
if(!(validate97(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = _valid1;
if(valid2){
var props0 = true;
}
}
if(!valid2){
const err4 = {instancePath,schemaPath:"#/Webhook/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate94.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate94.evaluated = {"dynamicProps":true,"dynamicItems":false};

const func6 = Object.prototype.hasOwnProperty;

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/AgentRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate85(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prompt === undefined){
const err0 = {instancePath,schemaPath:"#/AgentRequest/required",keyword:"required",params:{missingProperty: "prompt"},message:"must have required property '"+"prompt"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!(func6.call(schema39.properties, key0))){
const err1 = {instancePath,schemaPath:"#/AgentRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.prompt !== undefined){
let data0 = data.prompt;
if(typeof data0 === "string"){
if(func1(data0) > 10000){
const err2 = {instancePath:instancePath+"/prompt",schemaPath:"#/AgentRequest/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/prompt",schemaPath:"#/AgentRequest/properties/prompt/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/prompt",schemaPath:"#/AgentRequest/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.urls !== undefined){
let data1 = data.urls;
if(Array.isArray(data1)){
const len0 = data1.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
if(typeof data1[i0] !== "string"){
const err5 = {instancePath:instancePath+"/urls/" + i0,schemaPath:"#/AgentRequest/properties/urls/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/urls",schemaPath:"#/AgentRequest/properties/urls/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.schema !== undefined){
let data3 = data.schema;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err7 = {instancePath:instancePath+"/schema",schemaPath:"#/AgentRequest/properties/schema/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.maxCredits !== undefined){
let data4 = data.maxCredits;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 <= 0 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/maxCredits",schemaPath:"#/AgentRequest/properties/maxCredits/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/maxCredits",schemaPath:"#/AgentRequest/properties/maxCredits/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.strictConstrainToURLs !== undefined){
if(typeof data.strictConstrainToURLs !== "boolean"){
const err10 = {instancePath:instancePath+"/strictConstrainToURLs",schemaPath:"#/AgentRequest/properties/strictConstrainToURLs/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.model !== undefined){
let data6 = data.model;
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/model",schemaPath:"#/AgentRequest/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data6 === "spark-1-mini") || (data6 === "spark-1-pro")) || (data6 === "spark-2"))){
const err12 = {instancePath:instancePath+"/model",schemaPath:"#/AgentRequest/properties/model/enum",keyword:"enum",params:{allowedValues: schema39.properties.model.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.webhook !== undefined){
if(!(validate94(data.webhook, {instancePath:instancePath+"/webhook",parentData:data,parentDataProperty:"webhook",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data.zeroDataRetention !== undefined){
if(typeof data.zeroDataRetention !== "boolean"){
const err13 = {instancePath:instancePath+"/zeroDataRetention",schemaPath:"#/AgentRequest/properties/zeroDataRetention/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.origin !== undefined){
if(typeof data.origin !== "string"){
const err14 = {instancePath:instancePath+"/origin",schemaPath:"#/AgentRequest/properties/origin/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.integration !== undefined){
let data10 = data.integration;
if((typeof data10 !== "string") && (data10 !== null)){
const err15 = {instancePath:instancePath+"/integration",schemaPath:"#/AgentRequest/properties/integration/type",keyword:"type",params:{type: schema39.properties.integration.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/AgentRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const AgentStarted = validate105;
const schema49 = {"$id":"contract:/AgentStarted","type":"object","required":["id","success"],"properties":{"id":{"$ref":"contract:/JobId"},"success":{"type":"boolean","const":true}}};
const schema50 = {"$id":"contract:/JobId","type":"string","format":"uuid"};
const formats22 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/JobId" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats22.test(data))){
const err0 = {instancePath,schemaPath:"#/JobId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/JobId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/AgentStarted" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/AgentStarted/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.success === undefined){
const err1 = {instancePath,schemaPath:"#/AgentStarted/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
if(!(validate106(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.success !== undefined){
let data1 = data.success;
if(typeof data1 !== "boolean"){
const err2 = {instancePath:instancePath+"/success",schemaPath:"#/AgentStarted/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(true !== data1){
const err3 = {instancePath:instancePath+"/success",schemaPath:"#/AgentStarted/properties/success/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/AgentStarted/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":{"id":true,"success":true},"dynamicProps":false,"dynamicItems":false};

export const AgentStatus = validate108;
const schema51 = {"$id":"contract:/AgentStatus","type":"object","required":["status","success"],"properties":{"status":{"type":"string","enum":["processing","completed","failed","cancelled"]},"data":{},"success":{"type":"boolean","const":true},"error":{"type":["string","null"]},"model":{"type":"string"},"expiresAt":{"type":"string","format":"date-time"},"creditsUsed":{"type":"integer"},"warning":{"type":["string","null"]}}};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/AgentStatus" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/AgentStatus/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.success === undefined){
const err1 = {instancePath,schemaPath:"#/AgentStatus/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/AgentStatus/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((data0 === "processing") || (data0 === "completed")) || (data0 === "failed")) || (data0 === "cancelled"))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/AgentStatus/properties/status/enum",keyword:"enum",params:{allowedValues: schema51.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.success !== undefined){
let data1 = data.success;
if(typeof data1 !== "boolean"){
const err4 = {instancePath:instancePath+"/success",schemaPath:"#/AgentStatus/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(true !== data1){
const err5 = {instancePath:instancePath+"/success",schemaPath:"#/AgentStatus/properties/success/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.error !== undefined){
let data2 = data.error;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/error",schemaPath:"#/AgentStatus/properties/error/type",keyword:"type",params:{type: schema51.properties.error.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
const err7 = {instancePath:instancePath+"/model",schemaPath:"#/AgentStatus/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.expiresAt !== undefined){
let data4 = data.expiresAt;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err8 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/AgentStatus/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/AgentStatus/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.creditsUsed !== undefined){
let data5 = data.creditsUsed;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/creditsUsed",schemaPath:"#/AgentStatus/properties/creditsUsed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.warning !== undefined){
let data6 = data.warning;
if((typeof data6 !== "string") && (data6 !== null)){
const err11 = {instancePath:instancePath+"/warning",schemaPath:"#/AgentStatus/properties/warning/type",keyword:"type",params:{type: schema51.properties.warning.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/AgentStatus/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":{"status":true,"data":true,"success":true,"error":true,"model":true,"expiresAt":true,"creditsUsed":true,"warning":true},"dynamicProps":false,"dynamicItems":false};

export const AgentCancelled = validate109;
const schema52 = {"$id":"contract:/AgentCancelled","type":"object","required":["success"],"properties":{"success":{"type":"boolean","const":true}}};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/AgentCancelled" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/AgentCancelled/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err1 = {instancePath:instancePath+"/success",schemaPath:"#/AgentCancelled/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(true !== data0){
const err2 = {instancePath:instancePath+"/success",schemaPath:"#/AgentCancelled/properties/success/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/AgentCancelled/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":{"success":true},"dynamicProps":false,"dynamicItems":false};

export const AuditMetadata = validate86;

export const BatchScrapeRequest = validate110;
const schema53 = {"$id":"contract:/BatchScrapeRequest","type":"object","allOf":[{"$ref":"contract:/ScrapeOptionMembers"},{"type":"object","required":["urls"],"properties":{"urls":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"webhook":{"$ref":"contract:/Webhook"},"ignoreInvalidURLs":{"type":"boolean"},"maxConcurrency":{"type":"integer","minimum":1},"appendToId":{"type":"string","format":"uuid"}}}],"properties":{"fastMode":{},"lockdown":{},"useMock":{},"checkPromptInjection":{},"threatProtection":{},"profile":{},"domainTools":{},"toolDetail":{},"formats":{},"onlyMainContent":{},"includeTags":{},"excludeTags":{},"waitFor":{},"maxAge":{},"timeout":{},"parsers":{},"mobile":{},"location":{},"headers":{},"actions":{},"blockAds":{},"removeBase64Images":{},"skipTlsVerification":{},"proxy":{},"redactPII":{},"zeroDataRetention":{},"minAge":{},"storeInCache":{},"auditMetadata":{},"origin":{},"integration":{},"urls":{},"webhook":{},"ignoreInvalidURLs":{},"maxConcurrency":{},"appendToId":{}},"additionalProperties":false};
const schema54 = {"$id":"contract:/ScrapeOptionMembers","type":"object","allOf":[{"$ref":"contract:/KnownOptions"}],"properties":{"formats":{"$ref":"contract:/ScrapeFormats"},"onlyMainContent":{"type":"boolean"},"includeTags":{"type":"array","items":{"type":"string"}},"excludeTags":{"type":"array","items":{"type":"string"}},"waitFor":{"type":"integer","minimum":0,"maximum":60000},"maxAge":{"type":"integer","minimum":0},"timeout":{"type":"integer","minimum":1000,"maximum":300000},"parsers":{"$ref":"contract:/Parsers"},"mobile":{"type":"boolean"},"location":{"$ref":"contract:/Location"},"headers":{"$ref":"contract:/RequestHeaders"},"actions":{"type":"array","maxItems":50,"items":{"$ref":"contract:/Action"}},"blockAds":{"type":"boolean"},"removeBase64Images":{"type":"boolean"},"skipTlsVerification":{"type":"boolean"},"proxy":{"type":"string","enum":["basic","stealth","enhanced","auto"]},"redactPII":{"type":["boolean","object"],"allOf":[{"if":{"type":"boolean"},"then":{"type":"boolean"}},{"if":{"type":"object"},"then":{"$ref":"contract:/RedactPIIOptions"}}]},"zeroDataRetention":{"type":"boolean"},"minAge":{"type":"integer","minimum":0},"storeInCache":{"type":"boolean"},"auditMetadata":{"$ref":"contract:/AuditMetadata"},"origin":{"type":"string"},"integration":{"type":["string","null"]}}};
const schema55 = {"$id":"contract:/KnownOptions","type":"object","properties":{"fastMode":{"type":["boolean","null"]},"lockdown":{"type":["boolean","null"],"allOf":[{"enum":[false,null]}]},"useMock":{"type":["string","null"],"allOf":[{"type":"null"}]},"checkPromptInjection":{"type":["boolean","null"],"allOf":[{"enum":[false,null]}]},"threatProtection":{"$ref":"contract:/ThreatProtection"},"profile":{"allOf":[{"type":"null"},{"if":{"type":"object"},"then":{"$ref":"contract:/AnyObject"}},{"if":{"type":"string"},"then":{"type":"string"}},{"if":{"type":"null"},"then":{"type":"null"}}],"type":["object","string","null"]},"domainTools":{"type":["boolean","null"],"allOf":[{"enum":[false,null]}]},"toolDetail":{"type":["string","null"]}}};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/KnownOptions" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fastMode !== undefined){
let data0 = data.fastMode;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/fastMode",schemaPath:"#/KnownOptions/properties/fastMode/type",keyword:"type",params:{type: schema55.properties.fastMode.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.lockdown !== undefined){
let data1 = data.lockdown;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/lockdown",schemaPath:"#/KnownOptions/properties/lockdown/type",keyword:"type",params:{type: schema55.properties.lockdown.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data1 === false) || (data1 === null))){
const err2 = {instancePath:instancePath+"/lockdown",schemaPath:"#/KnownOptions/properties/lockdown/allOf/0/enum",keyword:"enum",params:{allowedValues: schema55.properties.lockdown.allOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.useMock !== undefined){
let data2 = data.useMock;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/useMock",schemaPath:"#/KnownOptions/properties/useMock/type",keyword:"type",params:{type: schema55.properties.useMock.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2 !== null){
const err4 = {instancePath:instancePath+"/useMock",schemaPath:"#/KnownOptions/properties/useMock/allOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.checkPromptInjection !== undefined){
let data3 = data.checkPromptInjection;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/checkPromptInjection",schemaPath:"#/KnownOptions/properties/checkPromptInjection/type",keyword:"type",params:{type: schema55.properties.checkPromptInjection.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data3 === false) || (data3 === null))){
const err6 = {instancePath:instancePath+"/checkPromptInjection",schemaPath:"#/KnownOptions/properties/checkPromptInjection/allOf/0/enum",keyword:"enum",params:{allowedValues: schema55.properties.checkPromptInjection.allOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.threatProtection !== undefined){
if(!(validate88(data.threatProtection, {instancePath:instancePath+"/threatProtection",parentData:data,parentDataProperty:"threatProtection",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
if(data.profile !== undefined){
let data5 = data.profile;
if(((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (typeof data5 !== "string")) && (data5 !== null)){
const err7 = {instancePath:instancePath+"/profile",schemaPath:"#/KnownOptions/properties/profile/type",keyword:"type",params:{type: schema55.properties.profile.type},message:"must be object,string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data5 !== null){
const err8 = {instancePath:instancePath+"/profile",schemaPath:"#/KnownOptions/properties/profile/allOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs19 = errors;
let valid5 = true;
const _errs20 = errors;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs22 = errors;
if(!(validate90(data5, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var _valid0 = _errs22 === errors;
valid5 = _valid0;
}
if(!valid5){
const err10 = {instancePath:instancePath+"/profile",schemaPath:"#/KnownOptions/properties/profile/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs24 = errors;
let valid6 = true;
const _errs25 = errors;
if(typeof data5 !== "string"){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid1 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs27 = errors;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/profile",schemaPath:"#/KnownOptions/properties/profile/allOf/2/then/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs27 === errors;
valid6 = _valid1;
}
if(!valid6){
const err13 = {instancePath:instancePath+"/profile",schemaPath:"#/KnownOptions/properties/profile/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs30 = errors;
let valid7 = true;
const _errs31 = errors;
if(data5 !== null){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid2 = _errs31 === errors;
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs33 = errors;
if(data5 !== null){
const err15 = {instancePath:instancePath+"/profile",schemaPath:"#/KnownOptions/properties/profile/allOf/3/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid2 = _errs33 === errors;
valid7 = _valid2;
}
if(!valid7){
const err16 = {instancePath:instancePath+"/profile",schemaPath:"#/KnownOptions/properties/profile/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.domainTools !== undefined){
let data6 = data.domainTools;
if((typeof data6 !== "boolean") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/domainTools",schemaPath:"#/KnownOptions/properties/domainTools/type",keyword:"type",params:{type: schema55.properties.domainTools.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!((data6 === false) || (data6 === null))){
const err18 = {instancePath:instancePath+"/domainTools",schemaPath:"#/KnownOptions/properties/domainTools/allOf/0/enum",keyword:"enum",params:{allowedValues: schema55.properties.domainTools.allOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.toolDetail !== undefined){
let data7 = data.toolDetail;
if((typeof data7 !== "string") && (data7 !== null)){
const err19 = {instancePath:instancePath+"/toolDetail",schemaPath:"#/KnownOptions/properties/toolDetail/type",keyword:"type",params:{type: schema55.properties.toolDetail.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/KnownOptions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":{"fastMode":true,"lockdown":true,"useMock":true,"checkPromptInjection":true,"threatProtection":true,"profile":true,"domainTools":true,"toolDetail":true},"dynamicProps":false,"dynamicItems":false};

const schema56 = {"$id":"contract:/ScrapeFormats","type":"array","maxItems":100,"items":{"$ref":"contract:/ScrapeFormat"},"allOf":[{"if":{"contains":{"if":{"type":"string"},"then":{"const":"screenshot"},"else":{"type":"object","required":["type"],"properties":{"type":{"const":"screenshot"}}}}},"then":{"contains":{"if":{"type":"string"},"then":{"const":"screenshot"},"else":{"type":"object","required":["type"],"properties":{"type":{"const":"screenshot"}}}},"maxContains":1}},{"if":{"contains":{"if":{"type":"string"},"then":{"const":"changeTracking"},"else":{"type":"object","required":["type"],"properties":{"type":{"const":"changeTracking"}}}}},"then":{"contains":{"if":{"type":"string"},"then":{"const":"markdown"},"else":{"type":"object","required":["type"],"properties":{"type":{"const":"markdown"}}}}}}]};
const schema57 = {"$id":"contract:/ScrapeFormat","type":["string","object"],"allOf":[{"if":{"type":"string"},"then":{"$ref":"contract:/ScrapeFormatName"}},{"if":{"type":"object"},"then":{"required":["type"],"properties":{"type":{"enum":["markdown","html","rawHtml","links","images","summary","branding","product","menu","audio","video","json","screenshot","changeTracking","attributes","question","highlights","query"]}},"allOf":[{"if":{"required":["type"],"properties":{"type":{"enum":["markdown","html","rawHtml","links","images","summary","branding","product","menu","audio","video"]}}},"then":{"$ref":"contract:/PlainScrapeFormat"}},{"if":{"required":["type"],"properties":{"type":{"enum":["json"]}}},"then":{"$ref":"contract:/JsonFormat"}},{"if":{"required":["type"],"properties":{"type":{"enum":["screenshot"]}}},"then":{"$ref":"contract:/ScreenshotFormat"}},{"if":{"required":["type"],"properties":{"type":{"enum":["changeTracking"]}}},"then":{"$ref":"contract:/ChangeTrackingFormat"}},{"if":{"required":["type"],"properties":{"type":{"enum":["attributes"]}}},"then":{"$ref":"contract:/AttributesFormat"}},{"if":{"required":["type"],"properties":{"type":{"enum":["question"]}}},"then":{"$ref":"contract:/QuestionFormat"}},{"if":{"required":["type"],"properties":{"type":{"enum":["highlights"]}}},"then":{"$ref":"contract:/HighlightsFormat"}},{"if":{"required":["type"],"properties":{"type":{"enum":["query"]}}},"then":{"$ref":"contract:/QueryFormat"}}]}}]};
const schema58 = {"$id":"contract:/ScrapeFormatName","type":"string","enum":["markdown","html","rawHtml","links","images","summary","branding","product","menu","audio","video","screenshot","changeTracking"]};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ScrapeFormatName" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/ScrapeFormatName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((((((((data === "markdown") || (data === "html")) || (data === "rawHtml")) || (data === "links")) || (data === "images")) || (data === "summary")) || (data === "branding")) || (data === "product")) || (data === "menu")) || (data === "audio")) || (data === "video")) || (data === "screenshot")) || (data === "changeTracking"))){
const err1 = {instancePath,schemaPath:"#/ScrapeFormatName/enum",keyword:"enum",params:{allowedValues: schema58.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema59 = {"$id":"contract:/PlainScrapeFormat","type":"object","required":["type"],"additionalProperties":false,"properties":{"type":{"type":"string","enum":["markdown","html","rawHtml","links","images","summary","branding","product","menu","audio","video"]}}};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/PlainScrapeFormat" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/PlainScrapeFormat/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/PlainScrapeFormat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/PlainScrapeFormat/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((((((((((data0 === "markdown") || (data0 === "html")) || (data0 === "rawHtml")) || (data0 === "links")) || (data0 === "images")) || (data0 === "summary")) || (data0 === "branding")) || (data0 === "product")) || (data0 === "menu")) || (data0 === "audio")) || (data0 === "video"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/PlainScrapeFormat/properties/type/enum",keyword:"enum",params:{allowedValues: schema59.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/PlainScrapeFormat/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema60 = {"$id":"contract:/JsonFormat","type":"object","required":["type"],"allOf":[{"$ref":"contract:/KnownJsonOptions"}],"properties":{"checkPromptInjection":{},"type":{"type":"string","const":"json"},"prompt":{"type":["string","null"],"maxLength":10000},"schema":{"type":["object","null"]}},"if":{"required":["prompt"],"properties":{"prompt":{"type":"string"}}},"else":{"required":["schema"],"properties":{"schema":{"type":"object"}}},"additionalProperties":false};
const schema61 = {"$id":"contract:/KnownJsonOptions","type":"object","properties":{"checkPromptInjection":{"type":["boolean","null"],"allOf":[{"enum":[false,null]}]}}};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/KnownJsonOptions" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.checkPromptInjection !== undefined){
let data0 = data.checkPromptInjection;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/checkPromptInjection",schemaPath:"#/KnownJsonOptions/properties/checkPromptInjection/type",keyword:"type",params:{type: schema61.properties.checkPromptInjection.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data0 === false) || (data0 === null))){
const err1 = {instancePath:instancePath+"/checkPromptInjection",schemaPath:"#/KnownJsonOptions/properties/checkPromptInjection/allOf/0/enum",keyword:"enum",params:{allowedValues: schema61.properties.checkPromptInjection.allOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/KnownJsonOptions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":{"checkPromptInjection":true},"dynamicProps":false,"dynamicItems":false};


function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/JsonFormat" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate123(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.prompt === undefined) && (missing0 = "prompt")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.prompt !== undefined){
if(typeof data.prompt !== "string"){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.schema === undefined){
const err2 = {instancePath,schemaPath:"#/JsonFormat/else/required",keyword:"required",params:{missingProperty: "schema"},message:"must have required property '"+"schema"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.schema !== undefined){
let data1 = data.schema;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err3 = {instancePath:instancePath+"/schema",schemaPath:"#/JsonFormat/else/properties/schema/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.schema = true;
props0.prompt = true;
props0.checkPromptInjection = true;
}
}
if(!valid1){
const err4 = {instancePath,schemaPath:"#/JsonFormat/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err5 = {instancePath,schemaPath:"#/JsonFormat/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!((((key0 === "checkPromptInjection") || (key0 === "type")) || (key0 === "prompt")) || (key0 === "schema"))){
const err6 = {instancePath,schemaPath:"#/JsonFormat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/JsonFormat/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if("json" !== data2){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/JsonFormat/properties/type/const",keyword:"const",params:{allowedValue: "json"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.prompt !== undefined){
let data3 = data.prompt;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/prompt",schemaPath:"#/JsonFormat/properties/prompt/type",keyword:"type",params:{type: schema60.properties.prompt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
if(func1(data3) > 10000){
const err10 = {instancePath:instancePath+"/prompt",schemaPath:"#/JsonFormat/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.schema !== undefined){
let data4 = data.schema;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
const err11 = {instancePath:instancePath+"/schema",schemaPath:"#/JsonFormat/properties/schema/type",keyword:"type",params:{type: schema60.properties.schema.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/JsonFormat/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema62 = {"$id":"contract:/ScreenshotFormat","type":"object","required":["type"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"screenshot"},"fullPage":{"$ref":"contract:/FullPage"},"quality":{"$ref":"contract:/ScreenshotQuality"},"viewport":{"$ref":"contract:/Viewport"}}};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ScreenshotFormat" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/ScreenshotFormat/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!((((key0 === "type") || (key0 === "fullPage")) || (key0 === "quality")) || (key0 === "viewport"))){
const err1 = {instancePath,schemaPath:"#/ScreenshotFormat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/ScreenshotFormat/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("screenshot" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/ScreenshotFormat/properties/type/const",keyword:"const",params:{allowedValue: "screenshot"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.fullPage !== undefined){
if(!(validate71(data.fullPage, {instancePath:instancePath+"/fullPage",parentData:data,parentDataProperty:"fullPage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
if(data.quality !== undefined){
if(!(validate73(data.quality, {instancePath:instancePath+"/quality",parentData:data,parentDataProperty:"quality",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
if(data.viewport !== undefined){
if(!(validate75(data.viewport, {instancePath:instancePath+"/viewport",parentData:data,parentDataProperty:"viewport",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/ScreenshotFormat/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema63 = {"$id":"contract:/ChangeTrackingFormat","type":"object","required":["type"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"changeTracking"},"modes":{"type":"array","items":{"type":"string","enum":["json","git-diff"]}},"tag":{"type":["string","null"]},"schema":{"type":["object","null"]},"prompt":{"type":["string","null"]}}};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ChangeTrackingFormat" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/ChangeTrackingFormat/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!(((((key0 === "type") || (key0 === "modes")) || (key0 === "tag")) || (key0 === "schema")) || (key0 === "prompt"))){
const err1 = {instancePath,schemaPath:"#/ChangeTrackingFormat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/ChangeTrackingFormat/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("changeTracking" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/ChangeTrackingFormat/properties/type/const",keyword:"const",params:{allowedValue: "changeTracking"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.modes !== undefined){
let data1 = data.modes;
if(Array.isArray(data1)){
const len0 = data1.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/modes/" + i0,schemaPath:"#/ChangeTrackingFormat/properties/modes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data2 === "json") || (data2 === "git-diff"))){
const err5 = {instancePath:instancePath+"/modes/" + i0,schemaPath:"#/ChangeTrackingFormat/properties/modes/items/enum",keyword:"enum",params:{allowedValues: schema63.properties.modes.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/modes",schemaPath:"#/ChangeTrackingFormat/properties/modes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.tag !== undefined){
let data3 = data.tag;
if((typeof data3 !== "string") && (data3 !== null)){
const err7 = {instancePath:instancePath+"/tag",schemaPath:"#/ChangeTrackingFormat/properties/tag/type",keyword:"type",params:{type: schema63.properties.tag.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.schema !== undefined){
let data4 = data.schema;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
const err8 = {instancePath:instancePath+"/schema",schemaPath:"#/ChangeTrackingFormat/properties/schema/type",keyword:"type",params:{type: schema63.properties.schema.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.prompt !== undefined){
let data5 = data.prompt;
if((typeof data5 !== "string") && (data5 !== null)){
const err9 = {instancePath:instancePath+"/prompt",schemaPath:"#/ChangeTrackingFormat/properties/prompt/type",keyword:"type",params:{type: schema63.properties.prompt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/ChangeTrackingFormat/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema64 = {"$id":"contract:/AttributesFormat","type":"object","required":["type","selectors"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"attributes"},"selectors":{"type":"array","items":{"type":"object","required":["selector","attribute"],"additionalProperties":false,"properties":{"selector":{"type":"string"},"attribute":{"type":"string"}}}}}};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/AttributesFormat" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/AttributesFormat/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.selectors === undefined){
const err1 = {instancePath,schemaPath:"#/AttributesFormat/required",keyword:"required",params:{missingProperty: "selectors"},message:"must have required property '"+"selectors"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!((key0 === "type") || (key0 === "selectors"))){
const err2 = {instancePath,schemaPath:"#/AttributesFormat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/AttributesFormat/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("attributes" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/AttributesFormat/properties/type/const",keyword:"const",params:{allowedValue: "attributes"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.selectors !== undefined){
let data1 = data.selectors;
if(Array.isArray(data1)){
const len0 = data1.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.selector === undefined){
const err5 = {instancePath:instancePath+"/selectors/" + i0,schemaPath:"#/AttributesFormat/properties/selectors/items/required",keyword:"required",params:{missingProperty: "selector"},message:"must have required property '"+"selector"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.attribute === undefined){
const err6 = {instancePath:instancePath+"/selectors/" + i0,schemaPath:"#/AttributesFormat/properties/selectors/items/required",keyword:"required",params:{missingProperty: "attribute"},message:"must have required property '"+"attribute"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const stop_key1 = errors + 100;
for(const key1 in data2){
if(errors>=stop_key1)break;
if(!((key1 === "selector") || (key1 === "attribute"))){
const err7 = {instancePath:instancePath+"/selectors/" + i0,schemaPath:"#/AttributesFormat/properties/selectors/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.selector !== undefined){
if(typeof data2.selector !== "string"){
const err8 = {instancePath:instancePath+"/selectors/" + i0+"/selector",schemaPath:"#/AttributesFormat/properties/selectors/items/properties/selector/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.attribute !== undefined){
if(typeof data2.attribute !== "string"){
const err9 = {instancePath:instancePath+"/selectors/" + i0+"/attribute",schemaPath:"#/AttributesFormat/properties/selectors/items/properties/attribute/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/selectors/" + i0,schemaPath:"#/AttributesFormat/properties/selectors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/selectors",schemaPath:"#/AttributesFormat/properties/selectors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/AttributesFormat/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema65 = {"$id":"contract:/QuestionFormat","type":"object","required":["type","question"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"question"},"question":{"type":"string","minLength":1,"maxLength":10000}}};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/QuestionFormat" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/QuestionFormat/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.question === undefined){
const err1 = {instancePath,schemaPath:"#/QuestionFormat/required",keyword:"required",params:{missingProperty: "question"},message:"must have required property '"+"question"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!((key0 === "type") || (key0 === "question"))){
const err2 = {instancePath,schemaPath:"#/QuestionFormat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/QuestionFormat/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("question" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/QuestionFormat/properties/type/const",keyword:"const",params:{allowedValue: "question"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.question !== undefined){
let data1 = data.question;
if(typeof data1 === "string"){
if(func1(data1) > 10000){
const err5 = {instancePath:instancePath+"/question",schemaPath:"#/QuestionFormat/properties/question/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/question",schemaPath:"#/QuestionFormat/properties/question/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/question",schemaPath:"#/QuestionFormat/properties/question/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/QuestionFormat/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema66 = {"$id":"contract:/HighlightsFormat","type":"object","required":["type","query"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"highlights"},"query":{"type":"string","minLength":1,"maxLength":10000}}};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/HighlightsFormat" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate137.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/HighlightsFormat/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/HighlightsFormat/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!((key0 === "type") || (key0 === "query"))){
const err2 = {instancePath,schemaPath:"#/HighlightsFormat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/HighlightsFormat/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("highlights" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/HighlightsFormat/properties/type/const",keyword:"const",params:{allowedValue: "highlights"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(typeof data1 === "string"){
if(func1(data1) > 10000){
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/HighlightsFormat/properties/query/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/HighlightsFormat/properties/query/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/HighlightsFormat/properties/query/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/HighlightsFormat/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema67 = {"$id":"contract:/QueryFormat","type":"object","required":["type","prompt"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"query"},"prompt":{"type":"string","minLength":1,"maxLength":10000},"mode":{"type":["string","null"],"enum":["freeform","directQuote",null]}}};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/QueryFormat" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/QueryFormat/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/QueryFormat/required",keyword:"required",params:{missingProperty: "prompt"},message:"must have required property '"+"prompt"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!(((key0 === "type") || (key0 === "prompt")) || (key0 === "mode"))){
const err2 = {instancePath,schemaPath:"#/QueryFormat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/QueryFormat/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("query" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/QueryFormat/properties/type/const",keyword:"const",params:{allowedValue: "query"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.prompt !== undefined){
let data1 = data.prompt;
if(typeof data1 === "string"){
if(func1(data1) > 10000){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/QueryFormat/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/QueryFormat/properties/prompt/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/prompt",schemaPath:"#/QueryFormat/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.mode !== undefined){
let data2 = data.mode;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/mode",schemaPath:"#/QueryFormat/properties/mode/type",keyword:"type",params:{type: schema67.properties.mode.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((data2 === "freeform") || (data2 === "directQuote")) || (data2 === null))){
const err9 = {instancePath:instancePath+"/mode",schemaPath:"#/QueryFormat/properties/mode/enum",keyword:"enum",params:{allowedValues: schema67.properties.mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/QueryFormat/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ScrapeFormat" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/ScrapeFormat/type",keyword:"type",params:{type: schema57.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(typeof data !== "string"){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(!(validate118(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/ScrapeFormat/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs10 = errors;
const _errs12 = errors;
let valid4 = true;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(!(((((((((((data0 === "markdown") || (data0 === "html")) || (data0 === "rawHtml")) || (data0 === "links")) || (data0 === "images")) || (data0 === "summary")) || (data0 === "branding")) || (data0 === "product")) || (data0 === "menu")) || (data0 === "audio")) || (data0 === "video"))){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var _valid2 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs15 = errors;
if(!(validate120(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var _valid2 = _errs15 === errors;
valid4 = _valid2;
if(valid4){
var props0 = true;
}
}
if(!valid4){
const err6 = {instancePath,schemaPath:"#/ScrapeFormat/allOf/1/then/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs17 = errors;
let valid6 = true;
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "json")){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
var _valid3 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs20 = errors;
if(!(validate122(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
var _valid3 = _errs20 === errors;
valid6 = _valid3;
if(valid6){
var props1 = true;
}
}
if(!valid6){
const err9 = {instancePath,schemaPath:"#/ScrapeFormat/allOf/1/then/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs22 = errors;
let valid8 = true;
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "screenshot")){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
var _valid4 = _errs23 === errors;
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs25 = errors;
if(!(validate126(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
var _valid4 = _errs25 === errors;
valid8 = _valid4;
if(valid8){
var props2 = true;
}
}
if(!valid8){
const err12 = {instancePath,schemaPath:"#/ScrapeFormat/allOf/1/then/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
const _errs27 = errors;
let valid10 = true;
const _errs28 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "changeTracking")){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
var _valid5 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs30 = errors;
if(!(validate131(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var _valid5 = _errs30 === errors;
valid10 = _valid5;
if(valid10){
var props3 = true;
}
}
if(!valid10){
const err15 = {instancePath,schemaPath:"#/ScrapeFormat/allOf/1/then/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(props0 !== true && props3 !== undefined){
if(props3 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props3);
}
}
const _errs32 = errors;
let valid12 = true;
const _errs33 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.type === undefined) && (missing4 = "type")){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "attributes")){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
var _valid6 = _errs33 === errors;
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs35 = errors;
if(!(validate133(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var _valid6 = _errs35 === errors;
valid12 = _valid6;
if(valid12){
var props4 = true;
}
}
if(!valid12){
const err18 = {instancePath,schemaPath:"#/ScrapeFormat/allOf/1/then/allOf/4/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(props0 !== true && props4 !== undefined){
if(props4 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props4);
}
}
const _errs37 = errors;
let valid14 = true;
const _errs38 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.type === undefined) && (missing5 = "type")){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "question")){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
var _valid7 = _errs38 === errors;
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs40 = errors;
if(!(validate135(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
var _valid7 = _errs40 === errors;
valid14 = _valid7;
if(valid14){
var props5 = true;
}
}
if(!valid14){
const err21 = {instancePath,schemaPath:"#/ScrapeFormat/allOf/1/then/allOf/5/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(props0 !== true && props5 !== undefined){
if(props5 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props5);
}
}
const _errs42 = errors;
let valid16 = true;
const _errs43 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.type === undefined) && (missing6 = "type")){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "highlights")){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
var _valid8 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs45 = errors;
if(!(validate137(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
var _valid8 = _errs45 === errors;
valid16 = _valid8;
if(valid16){
var props6 = true;
}
}
if(!valid16){
const err24 = {instancePath,schemaPath:"#/ScrapeFormat/allOf/1/then/allOf/6/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(props0 !== true && props6 !== undefined){
if(props6 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props6);
}
}
const _errs47 = errors;
let valid18 = true;
const _errs48 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.type === undefined) && (missing7 = "type")){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "query")){
const err26 = {};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
var _valid9 = _errs48 === errors;
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
if(_valid9){
const _errs50 = errors;
if(!(validate139(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
var _valid9 = _errs50 === errors;
valid18 = _valid9;
if(valid18){
var props7 = true;
}
}
if(!valid18){
const err27 = {instancePath,schemaPath:"#/ScrapeFormat/allOf/1/then/allOf/7/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(props0 !== true && props7 !== undefined){
if(props7 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props7);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err28 = {instancePath,schemaPath:"#/ScrapeFormat/allOf/1/then/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
}
if(data.type !== undefined){
let data8 = data.type;
if(!((((((((((((((((((data8 === "markdown") || (data8 === "html")) || (data8 === "rawHtml")) || (data8 === "links")) || (data8 === "images")) || (data8 === "summary")) || (data8 === "branding")) || (data8 === "product")) || (data8 === "menu")) || (data8 === "audio")) || (data8 === "video")) || (data8 === "json")) || (data8 === "screenshot")) || (data8 === "changeTracking")) || (data8 === "attributes")) || (data8 === "question")) || (data8 === "highlights")) || (data8 === "query"))){
const err29 = {instancePath:instancePath+"/type",schemaPath:"#/ScrapeFormat/allOf/1/then/properties/type/enum",keyword:"enum",params:{allowedValues: schema57.allOf[1].then.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
var _valid1 = _errs10 === errors;
valid2 = _valid1;
}
if(!valid2){
const err30 = {instancePath,schemaPath:"#/ScrapeFormat/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate117.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate117.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ScrapeFormats" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(Array.isArray(data)){
const _errs4 = errors;
const len0 = data.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
let data0 = data[i0];
const _errs5 = errors;
const _errs6 = errors;
let valid3 = true;
const _errs7 = errors;
if(typeof data0 !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if("screenshot" !== data0){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid1 = _errs9 === errors;
valid3 = _valid1;
}
else {
const _errs10 = errors;
if(errors === _errs10){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.type === undefined) && (missing0 = "type")){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(data0.type !== undefined){
if("screenshot" !== data0.type){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid1 = _errs10 === errors;
valid3 = _valid1;
if(valid3){
var props0 = {};
props0.type = true;
}
}
if(!valid3){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid2 = _errs5 === errors;
if(valid2){
break;
}
}
if(!valid2){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs13 = errors;
if(Array.isArray(data)){
const _errs14 = errors;
const len1 = data.length;
let valid5 = false;
let count0 = 0;
const stop_i1 = errors + 100;
for(let i1=0; i1<len1 && errors<stop_i1; i1++){
let data2 = data[i1];
const _errs15 = errors;
const _errs16 = errors;
let valid6 = true;
const _errs17 = errors;
if(typeof data2 !== "string"){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid3 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid3){
const _errs19 = errors;
if("screenshot" !== data2){
const err8 = {instancePath:instancePath+"/" + i1,schemaPath:"#/ScrapeFormats/allOf/0/then/contains/then/const",keyword:"const",params:{allowedValue: "screenshot"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid3 = _errs19 === errors;
valid6 = _valid3;
ifClause1 = "then";
}
else {
const _errs20 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.type === undefined){
const err9 = {instancePath:instancePath+"/" + i1,schemaPath:"#/ScrapeFormats/allOf/0/then/contains/else/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.type !== undefined){
if("screenshot" !== data2.type){
const err10 = {instancePath:instancePath+"/" + i1+"/type",schemaPath:"#/ScrapeFormats/allOf/0/then/contains/else/properties/type/const",keyword:"const",params:{allowedValue: "screenshot"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/" + i1,schemaPath:"#/ScrapeFormats/allOf/0/then/contains/else/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid3 = _errs20 === errors;
valid6 = _valid3;
if(valid6){
var props1 = {};
props1.type = true;
}
ifClause1 = "else";
}
if(!valid6){
const err12 = {instancePath:instancePath+"/" + i1,schemaPath:"#/ScrapeFormats/allOf/0/then/contains/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid2 = _errs15 === errors;
if(_valid2){
count0++;
if(count0 > 1){
valid5 = false;
break;
}
valid5 = true;
}
}
if(!valid5){
const err13 = {instancePath,schemaPath:"#/ScrapeFormats/allOf/0/then/contains",keyword:"contains",params:{minContains: 1, maxContains: 1},message:"must contain at least 1 and no more than 1 valid item(s)"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
var _valid0 = _errs13 === errors;
valid1 = _valid0;
}
if(!valid1){
const err14 = {instancePath,schemaPath:"#/ScrapeFormats/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs24 = errors;
let valid8 = true;
const _errs25 = errors;
if(Array.isArray(data)){
const _errs26 = errors;
const len2 = data.length;
const stop_i2 = errors + 100;
for(let i2=0; i2<len2 && errors<stop_i2; i2++){
let data4 = data[i2];
const _errs27 = errors;
const _errs28 = errors;
let valid10 = true;
const _errs29 = errors;
if(typeof data4 !== "string"){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid5 = _errs29 === errors;
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs31 = errors;
if("changeTracking" !== data4){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid5 = _errs31 === errors;
valid10 = _valid5;
}
else {
const _errs32 = errors;
if(errors === _errs32){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((data4.type === undefined) && (missing1 = "type")){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
if(data4.type !== undefined){
if("changeTracking" !== data4.type){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
else {
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var _valid5 = _errs32 === errors;
valid10 = _valid5;
if(valid10){
var props2 = {};
props2.type = true;
}
}
if(!valid10){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid9 = _errs27 === errors;
if(valid9){
break;
}
}
if(!valid9){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
var _valid4 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs35 = errors;
if(Array.isArray(data)){
const _errs36 = errors;
const len3 = data.length;
const stop_i3 = errors + 100;
for(let i3=0; i3<len3 && errors<stop_i3; i3++){
let data6 = data[i3];
const _errs37 = errors;
const _errs38 = errors;
let valid13 = true;
const _errs39 = errors;
if(typeof data6 !== "string"){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid6 = _errs39 === errors;
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
let ifClause3;
if(_valid6){
const _errs41 = errors;
if("markdown" !== data6){
const err23 = {instancePath:instancePath+"/" + i3,schemaPath:"#/ScrapeFormats/allOf/1/then/contains/then/const",keyword:"const",params:{allowedValue: "markdown"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid6 = _errs41 === errors;
valid13 = _valid6;
ifClause3 = "then";
}
else {
const _errs42 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.type === undefined){
const err24 = {instancePath:instancePath+"/" + i3,schemaPath:"#/ScrapeFormats/allOf/1/then/contains/else/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.type !== undefined){
if("markdown" !== data6.type){
const err25 = {instancePath:instancePath+"/" + i3+"/type",schemaPath:"#/ScrapeFormats/allOf/1/then/contains/else/properties/type/const",keyword:"const",params:{allowedValue: "markdown"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/" + i3,schemaPath:"#/ScrapeFormats/allOf/1/then/contains/else/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid6 = _errs42 === errors;
valid13 = _valid6;
if(valid13){
var props3 = {};
props3.type = true;
}
ifClause3 = "else";
}
if(!valid13){
const err27 = {instancePath:instancePath+"/" + i3,schemaPath:"#/ScrapeFormats/allOf/1/then/contains/if",keyword:"if",params:{failingKeyword: ifClause3},message:"must match \""+ifClause3+"\" schema"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid12 = _errs37 === errors;
if(valid12){
break;
}
}
if(!valid12){
const err28 = {instancePath,schemaPath:"#/ScrapeFormats/allOf/1/then/contains",keyword:"contains",params:{minContains: 1},message:"must contain at least 1 valid item(s)"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
}
var _valid4 = _errs35 === errors;
valid8 = _valid4;
}
if(!valid8){
const err29 = {instancePath,schemaPath:"#/ScrapeFormats/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(Array.isArray(data)){
if(data.length > 100){
const err30 = {instancePath,schemaPath:"#/ScrapeFormats/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const len4 = data.length;
const stop_i4 = errors + 100;
for(let i4=0; i4<len4 && errors<stop_i4; i4++){
if(!(validate117(data[i4], {instancePath:instancePath+"/" + i4,parentData:data,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/ScrapeFormats/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema68 = {"$id":"contract:/Parsers","type":"array","items":{"$ref":"contract:/Parser"}};
const schema69 = {"$id":"contract:/Parser","type":["string","object"],"allOf":[{"if":{"type":"string"},"then":{"type":"string","enum":["pdf","image"]}},{"if":{"type":"object"},"then":{"required":["type"],"properties":{"type":{"enum":["pdf","image"]}},"allOf":[{"if":{"required":["type"],"properties":{"type":{"enum":["pdf"]}}},"then":{"$ref":"contract:/PdfParser"}},{"if":{"required":["type"],"properties":{"type":{"enum":["image"]}}},"then":{"$ref":"contract:/ImageParser"}}]}}]};
const schema70 = {"$id":"contract:/PdfParser","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["pdf"]},"mode":{"type":"string","enum":["fast","auto","ocr"]},"maxPages":{"type":"integer","minimum":1,"maximum":10000},"pages":{"type":["boolean","null"]},"pageMarkdown":{"type":["boolean","null"]},"blocks":{"type":["boolean","null"]},"pageMarkers":{"type":["boolean","null"]}},"additionalProperties":false};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/PdfParser" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/PdfParser/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!(((((((key0 === "type") || (key0 === "mode")) || (key0 === "maxPages")) || (key0 === "pages")) || (key0 === "pageMarkdown")) || (key0 === "blocks")) || (key0 === "pageMarkers"))){
const err1 = {instancePath,schemaPath:"#/PdfParser/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/PdfParser/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "pdf")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/PdfParser/properties/type/enum",keyword:"enum",params:{allowedValues: schema70.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.mode !== undefined){
let data1 = data.mode;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/mode",schemaPath:"#/PdfParser/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((data1 === "fast") || (data1 === "auto")) || (data1 === "ocr"))){
const err5 = {instancePath:instancePath+"/mode",schemaPath:"#/PdfParser/properties/mode/enum",keyword:"enum",params:{allowedValues: schema70.properties.mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.maxPages !== undefined){
let data2 = data.maxPages;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/maxPages",schemaPath:"#/PdfParser/properties/maxPages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 10000 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/maxPages",schemaPath:"#/PdfParser/properties/maxPages/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/maxPages",schemaPath:"#/PdfParser/properties/maxPages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.pages !== undefined){
let data3 = data.pages;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/pages",schemaPath:"#/PdfParser/properties/pages/type",keyword:"type",params:{type: schema70.properties.pages.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.pageMarkdown !== undefined){
let data4 = data.pageMarkdown;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/pageMarkdown",schemaPath:"#/PdfParser/properties/pageMarkdown/type",keyword:"type",params:{type: schema70.properties.pageMarkdown.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.blocks !== undefined){
let data5 = data.blocks;
if((typeof data5 !== "boolean") && (data5 !== null)){
const err11 = {instancePath:instancePath+"/blocks",schemaPath:"#/PdfParser/properties/blocks/type",keyword:"type",params:{type: schema70.properties.blocks.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.pageMarkers !== undefined){
let data6 = data.pageMarkers;
if((typeof data6 !== "boolean") && (data6 !== null)){
const err12 = {instancePath:instancePath+"/pageMarkers",schemaPath:"#/PdfParser/properties/pageMarkers/type",keyword:"type",params:{type: schema70.properties.pageMarkers.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/PdfParser/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema71 = {"$id":"contract:/ImageParser","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["image"]}}};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ImageParser" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/ImageParser/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/ImageParser/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data0 === "image")){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/ImageParser/properties/type/enum",keyword:"enum",params:{allowedValues: schema71.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/ImageParser/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":{"type":true},"dynamicProps":false,"dynamicItems":false};


function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/Parser" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/Parser/type",keyword:"type",params:{type: schema69.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(typeof data !== "string"){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(typeof data !== "string"){
const err2 = {instancePath,schemaPath:"#/Parser/allOf/0/then/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data === "pdf") || (data === "image"))){
const err3 = {instancePath,schemaPath:"#/Parser/allOf/0/then/enum",keyword:"enum",params:{allowedValues: schema69.allOf[0].then.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err4 = {instancePath,schemaPath:"#/Parser/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs8 = errors;
let valid2 = true;
const _errs9 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
const _errs13 = errors;
let valid4 = true;
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "pdf")){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
var _valid2 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs16 = errors;
if(!(validate145(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
var _valid2 = _errs16 === errors;
valid4 = _valid2;
if(valid4){
var props0 = true;
}
}
if(!valid4){
const err8 = {instancePath,schemaPath:"#/Parser/allOf/1/then/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs18 = errors;
let valid6 = true;
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "image")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
var _valid3 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs21 = errors;
if(!(validate147(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
var _valid3 = _errs21 === errors;
valid6 = _valid3;
if(valid6){
var props1 = {};
props1.type = true;
}
}
if(!valid6){
const err11 = {instancePath,schemaPath:"#/Parser/allOf/1/then/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err12 = {instancePath,schemaPath:"#/Parser/allOf/1/then/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
}
if(data.type !== undefined){
let data2 = data.type;
if(!((data2 === "pdf") || (data2 === "image"))){
const err13 = {instancePath:instancePath+"/type",schemaPath:"#/Parser/allOf/1/then/properties/type/enum",keyword:"enum",params:{allowedValues: schema69.allOf[1].then.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
var _valid1 = _errs11 === errors;
valid2 = _valid1;
}
if(!valid2){
const err14 = {instancePath,schemaPath:"#/Parser/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate144.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate144.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/Parsers" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
if(!(validate144(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/Parsers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema72 = {"$id":"contract:/Location","type":"object","additionalProperties":false,"properties":{"country":{"type":"string"},"languages":{"type":"array","items":{"type":"string"}}}};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/Location" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!((key0 === "country") || (key0 === "languages"))){
const err0 = {instancePath,schemaPath:"#/Location/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.country !== undefined){
if(typeof data.country !== "string"){
const err1 = {instancePath:instancePath+"/country",schemaPath:"#/Location/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.languages !== undefined){
let data1 = data.languages;
if(Array.isArray(data1)){
const len0 = data1.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
if(typeof data1[i0] !== "string"){
const err2 = {instancePath:instancePath+"/languages/" + i0,schemaPath:"#/Location/properties/languages/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/languages",schemaPath:"#/Location/properties/languages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/Location/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema73 = {"$id":"contract:/RedactPIIOptions","type":"object","additionalProperties":false,"properties":{"entities":{"type":"array","minItems":1,"items":{"$ref":"contract:/PIIEntity"}},"mode":{"type":"string","enum":["accurate","aggressive","fast"]},"replaceStyle":{"type":"string","enum":["tag","mask","remove"]}}};
const schema74 = {"$id":"contract:/PIIEntity","type":"string","enum":["PERSON","EMAIL","PHONE","LOCATION","FINANCIAL","SECRET"]};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/PIIEntity" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/PIIEntity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((data === "PERSON") || (data === "EMAIL")) || (data === "PHONE")) || (data === "LOCATION")) || (data === "FINANCIAL")) || (data === "SECRET"))){
const err1 = {instancePath,schemaPath:"#/PIIEntity/enum",keyword:"enum",params:{allowedValues: schema74.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/RedactPIIOptions" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!(((key0 === "entities") || (key0 === "mode")) || (key0 === "replaceStyle"))){
const err0 = {instancePath,schemaPath:"#/RedactPIIOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.entities !== undefined){
let data0 = data.entities;
if(Array.isArray(data0)){
if(data0.length < 1){
const err1 = {instancePath:instancePath+"/entities",schemaPath:"#/RedactPIIOptions/properties/entities/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
if(!(validate156(data0[i0], {instancePath:instancePath+"/entities/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/entities",schemaPath:"#/RedactPIIOptions/properties/entities/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.mode !== undefined){
let data2 = data.mode;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/mode",schemaPath:"#/RedactPIIOptions/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((data2 === "accurate") || (data2 === "aggressive")) || (data2 === "fast"))){
const err4 = {instancePath:instancePath+"/mode",schemaPath:"#/RedactPIIOptions/properties/mode/enum",keyword:"enum",params:{allowedValues: schema73.properties.mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.replaceStyle !== undefined){
let data3 = data.replaceStyle;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/replaceStyle",schemaPath:"#/RedactPIIOptions/properties/replaceStyle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data3 === "tag") || (data3 === "mask")) || (data3 === "remove"))){
const err6 = {instancePath:instancePath+"/replaceStyle",schemaPath:"#/RedactPIIOptions/properties/replaceStyle/enum",keyword:"enum",params:{allowedValues: schema73.properties.replaceStyle.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/RedactPIIOptions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ScrapeOptionMembers" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate112(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.formats !== undefined){
if(!(validate116(data.formats, {instancePath:instancePath+"/formats",parentData:data,parentDataProperty:"formats",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
if(data.onlyMainContent !== undefined){
if(typeof data.onlyMainContent !== "boolean"){
const err0 = {instancePath:instancePath+"/onlyMainContent",schemaPath:"#/ScrapeOptionMembers/properties/onlyMainContent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.includeTags !== undefined){
let data2 = data.includeTags;
if(Array.isArray(data2)){
const len0 = data2.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
if(typeof data2[i0] !== "string"){
const err1 = {instancePath:instancePath+"/includeTags/" + i0,schemaPath:"#/ScrapeOptionMembers/properties/includeTags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/includeTags",schemaPath:"#/ScrapeOptionMembers/properties/includeTags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.excludeTags !== undefined){
let data4 = data.excludeTags;
if(Array.isArray(data4)){
const len1 = data4.length;
const stop_i1 = errors + 100;
for(let i1=0; i1<len1 && errors<stop_i1; i1++){
if(typeof data4[i1] !== "string"){
const err3 = {instancePath:instancePath+"/excludeTags/" + i1,schemaPath:"#/ScrapeOptionMembers/properties/excludeTags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/excludeTags",schemaPath:"#/ScrapeOptionMembers/properties/excludeTags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.waitFor !== undefined){
let data6 = data.waitFor;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err5 = {instancePath:instancePath+"/waitFor",schemaPath:"#/ScrapeOptionMembers/properties/waitFor/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 60000 || isNaN(data6)){
const err6 = {instancePath:instancePath+"/waitFor",schemaPath:"#/ScrapeOptionMembers/properties/waitFor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},message:"must be <= 60000"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err7 = {instancePath:instancePath+"/waitFor",schemaPath:"#/ScrapeOptionMembers/properties/waitFor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.maxAge !== undefined){
let data7 = data.maxAge;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err8 = {instancePath:instancePath+"/maxAge",schemaPath:"#/ScrapeOptionMembers/properties/maxAge/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err9 = {instancePath:instancePath+"/maxAge",schemaPath:"#/ScrapeOptionMembers/properties/maxAge/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.timeout !== undefined){
let data8 = data.timeout;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err10 = {instancePath:instancePath+"/timeout",schemaPath:"#/ScrapeOptionMembers/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 300000 || isNaN(data8)){
const err11 = {instancePath:instancePath+"/timeout",schemaPath:"#/ScrapeOptionMembers/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 300000},message:"must be <= 300000"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data8 < 1000 || isNaN(data8)){
const err12 = {instancePath:instancePath+"/timeout",schemaPath:"#/ScrapeOptionMembers/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.parsers !== undefined){
if(!(validate143(data.parsers, {instancePath:instancePath+"/parsers",parentData:data,parentDataProperty:"parsers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data.mobile !== undefined){
if(typeof data.mobile !== "boolean"){
const err13 = {instancePath:instancePath+"/mobile",schemaPath:"#/ScrapeOptionMembers/properties/mobile/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.location !== undefined){
if(!(validate151(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
if(data.headers !== undefined){
if(!(validate99(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
let data13 = data.actions;
if(Array.isArray(data13)){
if(data13.length > 50){
const err14 = {instancePath:instancePath+"/actions",schemaPath:"#/ScrapeOptionMembers/properties/actions/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len2 = data13.length;
const stop_i2 = errors + 100;
for(let i2=0; i2<len2 && errors<stop_i2; i2++){
if(!(validate59(data13[i2], {instancePath:instancePath+"/actions/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/actions",schemaPath:"#/ScrapeOptionMembers/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.blockAds !== undefined){
if(typeof data.blockAds !== "boolean"){
const err16 = {instancePath:instancePath+"/blockAds",schemaPath:"#/ScrapeOptionMembers/properties/blockAds/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.removeBase64Images !== undefined){
if(typeof data.removeBase64Images !== "boolean"){
const err17 = {instancePath:instancePath+"/removeBase64Images",schemaPath:"#/ScrapeOptionMembers/properties/removeBase64Images/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.skipTlsVerification !== undefined){
if(typeof data.skipTlsVerification !== "boolean"){
const err18 = {instancePath:instancePath+"/skipTlsVerification",schemaPath:"#/ScrapeOptionMembers/properties/skipTlsVerification/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.proxy !== undefined){
let data18 = data.proxy;
if(typeof data18 !== "string"){
const err19 = {instancePath:instancePath+"/proxy",schemaPath:"#/ScrapeOptionMembers/properties/proxy/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((((data18 === "basic") || (data18 === "stealth")) || (data18 === "enhanced")) || (data18 === "auto"))){
const err20 = {instancePath:instancePath+"/proxy",schemaPath:"#/ScrapeOptionMembers/properties/proxy/enum",keyword:"enum",params:{allowedValues: schema54.properties.proxy.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.redactPII !== undefined){
let data19 = data.redactPII;
if((typeof data19 !== "boolean") && (!(data19 && typeof data19 == "object" && !Array.isArray(data19)))){
const err21 = {instancePath:instancePath+"/redactPII",schemaPath:"#/ScrapeOptionMembers/properties/redactPII/type",keyword:"type",params:{type: schema54.properties.redactPII.type},message:"must be boolean,object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs38 = errors;
let valid9 = true;
const _errs39 = errors;
if(typeof data19 !== "boolean"){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid0 = _errs39 === errors;
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs41 = errors;
if(typeof data19 !== "boolean"){
const err23 = {instancePath:instancePath+"/redactPII",schemaPath:"#/ScrapeOptionMembers/properties/redactPII/allOf/0/then/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid0 = _errs41 === errors;
valid9 = _valid0;
}
if(!valid9){
const err24 = {instancePath:instancePath+"/redactPII",schemaPath:"#/ScrapeOptionMembers/properties/redactPII/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs44 = errors;
let valid10 = true;
const _errs45 = errors;
if(!(data19 && typeof data19 == "object" && !Array.isArray(data19))){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid1 = _errs45 === errors;
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs47 = errors;
if(!(validate155(data19, {instancePath:instancePath+"/redactPII",parentData:data,parentDataProperty:"redactPII",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
var _valid1 = _errs47 === errors;
valid10 = _valid1;
}
if(!valid10){
const err26 = {instancePath:instancePath+"/redactPII",schemaPath:"#/ScrapeOptionMembers/properties/redactPII/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.zeroDataRetention !== undefined){
if(typeof data.zeroDataRetention !== "boolean"){
const err27 = {instancePath:instancePath+"/zeroDataRetention",schemaPath:"#/ScrapeOptionMembers/properties/zeroDataRetention/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.minAge !== undefined){
let data21 = data.minAge;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err28 = {instancePath:instancePath+"/minAge",schemaPath:"#/ScrapeOptionMembers/properties/minAge/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
const err29 = {instancePath:instancePath+"/minAge",schemaPath:"#/ScrapeOptionMembers/properties/minAge/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data.storeInCache !== undefined){
if(typeof data.storeInCache !== "boolean"){
const err30 = {instancePath:instancePath+"/storeInCache",schemaPath:"#/ScrapeOptionMembers/properties/storeInCache/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.auditMetadata !== undefined){
if(!(validate86(data.auditMetadata, {instancePath:instancePath+"/auditMetadata",parentData:data,parentDataProperty:"auditMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
if(data.origin !== undefined){
if(typeof data.origin !== "string"){
const err31 = {instancePath:instancePath+"/origin",schemaPath:"#/ScrapeOptionMembers/properties/origin/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.integration !== undefined){
let data25 = data.integration;
if((typeof data25 !== "string") && (data25 !== null)){
const err32 = {instancePath:instancePath+"/integration",schemaPath:"#/ScrapeOptionMembers/properties/integration/type",keyword:"type",params:{type: schema54.properties.integration.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/ScrapeOptionMembers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":{"formats":true,"onlyMainContent":true,"includeTags":true,"excludeTags":true,"waitFor":true,"maxAge":true,"timeout":true,"parsers":true,"mobile":true,"location":true,"headers":true,"actions":true,"blockAds":true,"removeBase64Images":true,"skipTlsVerification":true,"proxy":true,"redactPII":true,"zeroDataRetention":true,"minAge":true,"storeInCache":true,"auditMetadata":true,"origin":true,"integration":true,"fastMode":true,"lockdown":true,"useMock":true,"checkPromptInjection":true,"threatProtection":true,"profile":true,"domainTools":true,"toolDetail":true},"dynamicProps":false,"dynamicItems":false};


function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/BatchScrapeRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate111(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.urls === undefined){
const err0 = {instancePath,schemaPath:"#/BatchScrapeRequest/allOf/1/required",keyword:"required",params:{missingProperty: "urls"},message:"must have required property '"+"urls"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.urls !== undefined){
let data0 = data.urls;
if(Array.isArray(data0)){
if(data0.length < 1){
const err1 = {instancePath:instancePath+"/urls",schemaPath:"#/BatchScrapeRequest/allOf/1/properties/urls/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err2 = {instancePath:instancePath+"/urls/" + i0,schemaPath:"#/BatchScrapeRequest/allOf/1/properties/urls/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/urls/" + i0,schemaPath:"#/BatchScrapeRequest/allOf/1/properties/urls/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/urls",schemaPath:"#/BatchScrapeRequest/allOf/1/properties/urls/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.webhook !== undefined){
if(!(validate94(data.webhook, {instancePath:instancePath+"/webhook",parentData:data,parentDataProperty:"webhook",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data.ignoreInvalidURLs !== undefined){
if(typeof data.ignoreInvalidURLs !== "boolean"){
const err5 = {instancePath:instancePath+"/ignoreInvalidURLs",schemaPath:"#/BatchScrapeRequest/allOf/1/properties/ignoreInvalidURLs/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.maxConcurrency !== undefined){
let data4 = data.maxConcurrency;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err6 = {instancePath:instancePath+"/maxConcurrency",schemaPath:"#/BatchScrapeRequest/allOf/1/properties/maxConcurrency/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err7 = {instancePath:instancePath+"/maxConcurrency",schemaPath:"#/BatchScrapeRequest/allOf/1/properties/maxConcurrency/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.appendToId !== undefined){
let data5 = data.appendToId;
if(typeof data5 === "string"){
if(!(formats22.test(data5))){
const err8 = {instancePath:instancePath+"/appendToId",schemaPath:"#/BatchScrapeRequest/allOf/1/properties/appendToId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/appendToId",schemaPath:"#/BatchScrapeRequest/allOf/1/properties/appendToId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/BatchScrapeRequest/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!(func6.call(schema53.properties, key0))){
const err11 = {instancePath,schemaPath:"#/BatchScrapeRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/BatchScrapeRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const BatchScrapeStarted = validate162;
const schema75 = {"$id":"contract:/BatchScrapeStarted","type":"object","required":["success","id","url"],"properties":{"success":{"type":"boolean","const":true},"id":{"$ref":"contract:/JobId"},"url":{"type":"string","format":"uri"},"invalidURLs":{"type":["array","null"],"items":{"type":"string"}}}};

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/BatchScrapeStarted" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate162.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/BatchScrapeStarted/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/BatchScrapeStarted/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.url === undefined){
const err2 = {instancePath,schemaPath:"#/BatchScrapeStarted/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err3 = {instancePath:instancePath+"/success",schemaPath:"#/BatchScrapeStarted/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(true !== data0){
const err4 = {instancePath:instancePath+"/success",schemaPath:"#/BatchScrapeStarted/properties/success/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate106(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
let data2 = data.url;
if(typeof data2 === "string"){
if(!(formats20.test(data2))){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/BatchScrapeStarted/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/BatchScrapeStarted/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.invalidURLs !== undefined){
let data3 = data.invalidURLs;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err7 = {instancePath:instancePath+"/invalidURLs",schemaPath:"#/BatchScrapeStarted/properties/invalidURLs/type",keyword:"type",params:{type: schema75.properties.invalidURLs.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Array.isArray(data3)){
const len0 = data3.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
if(typeof data3[i0] !== "string"){
const err8 = {instancePath:instancePath+"/invalidURLs/" + i0,schemaPath:"#/BatchScrapeStarted/properties/invalidURLs/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/BatchScrapeStarted/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate162.errors = vErrors;
return errors === 0;
}
validate162.evaluated = {"props":{"success":true,"id":true,"url":true,"invalidURLs":true},"dynamicProps":false,"dynamicItems":false};

export const Branding = validate164;
const schema76 = {"$id":"contract:/Branding","type":"object","properties":{"colorScheme":{"type":"string","enum":["light","dark"]},"colors":{"type":"object","additionalProperties":{"$ref":"contract:/HexColor"},"properties":{"primary":{"$ref":"contract:/HexColor"},"secondary":{"$ref":"contract:/HexColor"},"accent":{"$ref":"contract:/HexColor"},"background":{"$ref":"contract:/HexColor"},"textPrimary":{"$ref":"contract:/HexColor"},"textSecondary":{"$ref":"contract:/HexColor"},"link":{"$ref":"contract:/HexColor"},"success":{"$ref":"contract:/HexColor"},"warning":{"$ref":"contract:/HexColor"},"error":{"$ref":"contract:/HexColor"}}},"fonts":{"type":"array","items":{"type":"object","properties":{"family":{"type":"string"}}}},"typography":{"type":"object","properties":{"fontFamilies":{"type":"object","properties":{"primary":{"type":"string"},"heading":{"type":"string"},"code":{"type":"string"}}},"fontSizes":{"type":"object","properties":{"h1":{"type":"string"},"h2":{"type":"string"},"h3":{"type":"string"},"body":{"type":"string"}}},"fontWeights":{"type":"object","properties":{"light":{"type":"integer"},"regular":{"type":"integer"},"medium":{"type":"integer"},"bold":{"type":"integer"}}},"lineHeights":{"type":"object","properties":{"heading":{"type":"string"},"body":{"type":"string"}}}}},"spacing":{"type":"object","properties":{"baseUnit":{"type":"integer"},"borderRadius":{"type":"string"},"margins":{"type":"object"},"padding":{"type":"object"}}},"components":{"type":"object","properties":{"buttonPrimary":{"type":"object","properties":{"background":{"type":"string"},"textColor":{"type":"string"},"borderRadius":{"type":"string"}}},"buttonSecondary":{"type":"object","properties":{"background":{"type":"string"},"textColor":{"type":"string"},"borderColor":{"type":"string"},"borderRadius":{"type":"string"}}},"input":{"type":"object"}}},"images":{"type":"object","properties":{"logo":{"type":"string","format":"uri"},"favicon":{"type":"string","format":"uri"},"ogImage":{"type":"string","format":"uri"}}},"logo":{"type":["string","null"],"format":"uri"},"animations":{"type":["object","null"],"additionalProperties":{"type":"string"}},"icons":{"type":["object","null"],"additionalProperties":{"type":"string"}},"layout":{"type":["object","null"]},"personality":{"type":["object","null"]}}};
const schema77 = {"$id":"contract:/HexColor","type":"string","pattern":"^#(?:[0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"};
const pattern4 = new RegExp("^#(?:[0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$", "u");

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/HexColor" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate165.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {instancePath,schemaPath:"#/HexColor/pattern",keyword:"pattern",params:{pattern: "^#(?:[0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"},message:"must match pattern \""+"^#(?:[0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/HexColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/Branding" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.colorScheme !== undefined){
let data0 = data.colorScheme;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/colorScheme",schemaPath:"#/Branding/properties/colorScheme/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data0 === "light") || (data0 === "dark"))){
const err1 = {instancePath:instancePath+"/colorScheme",schemaPath:"#/Branding/properties/colorScheme/enum",keyword:"enum",params:{allowedValues: schema76.properties.colorScheme.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.colors !== undefined){
let data1 = data.colors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
const stop_key0 = errors + 100;
for(const key0 in data1){
if(errors>=stop_key0)break;
if(!(func6.call(schema76.properties.colors.properties, key0))){
if(!(validate165(data1[key0], {instancePath:instancePath+"/colors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
}
if(data1.primary !== undefined){
if(!(validate165(data1.primary, {instancePath:instancePath+"/colors/primary",parentData:data1,parentDataProperty:"primary",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
if(data1.secondary !== undefined){
if(!(validate165(data1.secondary, {instancePath:instancePath+"/colors/secondary",parentData:data1,parentDataProperty:"secondary",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
if(data1.accent !== undefined){
if(!(validate165(data1.accent, {instancePath:instancePath+"/colors/accent",parentData:data1,parentDataProperty:"accent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
if(data1.background !== undefined){
if(!(validate165(data1.background, {instancePath:instancePath+"/colors/background",parentData:data1,parentDataProperty:"background",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
if(data1.textPrimary !== undefined){
if(!(validate165(data1.textPrimary, {instancePath:instancePath+"/colors/textPrimary",parentData:data1,parentDataProperty:"textPrimary",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
if(data1.textSecondary !== undefined){
if(!(validate165(data1.textSecondary, {instancePath:instancePath+"/colors/textSecondary",parentData:data1,parentDataProperty:"textSecondary",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
if(data1.link !== undefined){
if(!(validate165(data1.link, {instancePath:instancePath+"/colors/link",parentData:data1,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
if(data1.success !== undefined){
if(!(validate165(data1.success, {instancePath:instancePath+"/colors/success",parentData:data1,parentDataProperty:"success",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
if(data1.warning !== undefined){
if(!(validate165(data1.warning, {instancePath:instancePath+"/colors/warning",parentData:data1,parentDataProperty:"warning",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
if(data1.error !== undefined){
if(!(validate165(data1.error, {instancePath:instancePath+"/colors/error",parentData:data1,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/colors",schemaPath:"#/Branding/properties/colors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.fonts !== undefined){
let data13 = data.fonts;
if(Array.isArray(data13)){
const len0 = data13.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
let data14 = data13[i0];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.family !== undefined){
if(typeof data14.family !== "string"){
const err3 = {instancePath:instancePath+"/fonts/" + i0+"/family",schemaPath:"#/Branding/properties/fonts/items/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/fonts/" + i0,schemaPath:"#/Branding/properties/fonts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/fonts",schemaPath:"#/Branding/properties/fonts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.typography !== undefined){
let data16 = data.typography;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.fontFamilies !== undefined){
let data17 = data16.fontFamilies;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.primary !== undefined){
if(typeof data17.primary !== "string"){
const err6 = {instancePath:instancePath+"/typography/fontFamilies/primary",schemaPath:"#/Branding/properties/typography/properties/fontFamilies/properties/primary/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data17.heading !== undefined){
if(typeof data17.heading !== "string"){
const err7 = {instancePath:instancePath+"/typography/fontFamilies/heading",schemaPath:"#/Branding/properties/typography/properties/fontFamilies/properties/heading/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data17.code !== undefined){
if(typeof data17.code !== "string"){
const err8 = {instancePath:instancePath+"/typography/fontFamilies/code",schemaPath:"#/Branding/properties/typography/properties/fontFamilies/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/typography/fontFamilies",schemaPath:"#/Branding/properties/typography/properties/fontFamilies/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data16.fontSizes !== undefined){
let data21 = data16.fontSizes;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.h1 !== undefined){
if(typeof data21.h1 !== "string"){
const err10 = {instancePath:instancePath+"/typography/fontSizes/h1",schemaPath:"#/Branding/properties/typography/properties/fontSizes/properties/h1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data21.h2 !== undefined){
if(typeof data21.h2 !== "string"){
const err11 = {instancePath:instancePath+"/typography/fontSizes/h2",schemaPath:"#/Branding/properties/typography/properties/fontSizes/properties/h2/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data21.h3 !== undefined){
if(typeof data21.h3 !== "string"){
const err12 = {instancePath:instancePath+"/typography/fontSizes/h3",schemaPath:"#/Branding/properties/typography/properties/fontSizes/properties/h3/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data21.body !== undefined){
if(typeof data21.body !== "string"){
const err13 = {instancePath:instancePath+"/typography/fontSizes/body",schemaPath:"#/Branding/properties/typography/properties/fontSizes/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/typography/fontSizes",schemaPath:"#/Branding/properties/typography/properties/fontSizes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data16.fontWeights !== undefined){
let data26 = data16.fontWeights;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.light !== undefined){
let data27 = data26.light;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err15 = {instancePath:instancePath+"/typography/fontWeights/light",schemaPath:"#/Branding/properties/typography/properties/fontWeights/properties/light/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data26.regular !== undefined){
let data28 = data26.regular;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err16 = {instancePath:instancePath+"/typography/fontWeights/regular",schemaPath:"#/Branding/properties/typography/properties/fontWeights/properties/regular/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data26.medium !== undefined){
let data29 = data26.medium;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err17 = {instancePath:instancePath+"/typography/fontWeights/medium",schemaPath:"#/Branding/properties/typography/properties/fontWeights/properties/medium/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data26.bold !== undefined){
let data30 = data26.bold;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err18 = {instancePath:instancePath+"/typography/fontWeights/bold",schemaPath:"#/Branding/properties/typography/properties/fontWeights/properties/bold/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/typography/fontWeights",schemaPath:"#/Branding/properties/typography/properties/fontWeights/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data16.lineHeights !== undefined){
let data31 = data16.lineHeights;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.heading !== undefined){
if(typeof data31.heading !== "string"){
const err20 = {instancePath:instancePath+"/typography/lineHeights/heading",schemaPath:"#/Branding/properties/typography/properties/lineHeights/properties/heading/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data31.body !== undefined){
if(typeof data31.body !== "string"){
const err21 = {instancePath:instancePath+"/typography/lineHeights/body",schemaPath:"#/Branding/properties/typography/properties/lineHeights/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/typography/lineHeights",schemaPath:"#/Branding/properties/typography/properties/lineHeights/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/typography",schemaPath:"#/Branding/properties/typography/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.spacing !== undefined){
let data34 = data.spacing;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.baseUnit !== undefined){
let data35 = data34.baseUnit;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err24 = {instancePath:instancePath+"/spacing/baseUnit",schemaPath:"#/Branding/properties/spacing/properties/baseUnit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data34.borderRadius !== undefined){
if(typeof data34.borderRadius !== "string"){
const err25 = {instancePath:instancePath+"/spacing/borderRadius",schemaPath:"#/Branding/properties/spacing/properties/borderRadius/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data34.margins !== undefined){
let data37 = data34.margins;
if(!(data37 && typeof data37 == "object" && !Array.isArray(data37))){
const err26 = {instancePath:instancePath+"/spacing/margins",schemaPath:"#/Branding/properties/spacing/properties/margins/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data34.padding !== undefined){
let data38 = data34.padding;
if(!(data38 && typeof data38 == "object" && !Array.isArray(data38))){
const err27 = {instancePath:instancePath+"/spacing/padding",schemaPath:"#/Branding/properties/spacing/properties/padding/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/spacing",schemaPath:"#/Branding/properties/spacing/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.components !== undefined){
let data39 = data.components;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.buttonPrimary !== undefined){
let data40 = data39.buttonPrimary;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(data40.background !== undefined){
if(typeof data40.background !== "string"){
const err29 = {instancePath:instancePath+"/components/buttonPrimary/background",schemaPath:"#/Branding/properties/components/properties/buttonPrimary/properties/background/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data40.textColor !== undefined){
if(typeof data40.textColor !== "string"){
const err30 = {instancePath:instancePath+"/components/buttonPrimary/textColor",schemaPath:"#/Branding/properties/components/properties/buttonPrimary/properties/textColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data40.borderRadius !== undefined){
if(typeof data40.borderRadius !== "string"){
const err31 = {instancePath:instancePath+"/components/buttonPrimary/borderRadius",schemaPath:"#/Branding/properties/components/properties/buttonPrimary/properties/borderRadius/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/components/buttonPrimary",schemaPath:"#/Branding/properties/components/properties/buttonPrimary/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data39.buttonSecondary !== undefined){
let data44 = data39.buttonSecondary;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.background !== undefined){
if(typeof data44.background !== "string"){
const err33 = {instancePath:instancePath+"/components/buttonSecondary/background",schemaPath:"#/Branding/properties/components/properties/buttonSecondary/properties/background/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data44.textColor !== undefined){
if(typeof data44.textColor !== "string"){
const err34 = {instancePath:instancePath+"/components/buttonSecondary/textColor",schemaPath:"#/Branding/properties/components/properties/buttonSecondary/properties/textColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data44.borderColor !== undefined){
if(typeof data44.borderColor !== "string"){
const err35 = {instancePath:instancePath+"/components/buttonSecondary/borderColor",schemaPath:"#/Branding/properties/components/properties/buttonSecondary/properties/borderColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data44.borderRadius !== undefined){
if(typeof data44.borderRadius !== "string"){
const err36 = {instancePath:instancePath+"/components/buttonSecondary/borderRadius",schemaPath:"#/Branding/properties/components/properties/buttonSecondary/properties/borderRadius/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/components/buttonSecondary",schemaPath:"#/Branding/properties/components/properties/buttonSecondary/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data39.input !== undefined){
let data49 = data39.input;
if(!(data49 && typeof data49 == "object" && !Array.isArray(data49))){
const err38 = {instancePath:instancePath+"/components/input",schemaPath:"#/Branding/properties/components/properties/input/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/components",schemaPath:"#/Branding/properties/components/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.images !== undefined){
let data50 = data.images;
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.logo !== undefined){
let data51 = data50.logo;
if(typeof data51 === "string"){
if(!(formats20.test(data51))){
const err40 = {instancePath:instancePath+"/images/logo",schemaPath:"#/Branding/properties/images/properties/logo/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/images/logo",schemaPath:"#/Branding/properties/images/properties/logo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data50.favicon !== undefined){
let data52 = data50.favicon;
if(typeof data52 === "string"){
if(!(formats20.test(data52))){
const err42 = {instancePath:instancePath+"/images/favicon",schemaPath:"#/Branding/properties/images/properties/favicon/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/images/favicon",schemaPath:"#/Branding/properties/images/properties/favicon/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data50.ogImage !== undefined){
let data53 = data50.ogImage;
if(typeof data53 === "string"){
if(!(formats20.test(data53))){
const err44 = {instancePath:instancePath+"/images/ogImage",schemaPath:"#/Branding/properties/images/properties/ogImage/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/images/ogImage",schemaPath:"#/Branding/properties/images/properties/ogImage/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/images",schemaPath:"#/Branding/properties/images/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.logo !== undefined){
let data54 = data.logo;
if((typeof data54 !== "string") && (data54 !== null)){
const err47 = {instancePath:instancePath+"/logo",schemaPath:"#/Branding/properties/logo/type",keyword:"type",params:{type: schema76.properties.logo.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(typeof data54 === "string"){
if(!(formats20.test(data54))){
const err48 = {instancePath:instancePath+"/logo",schemaPath:"#/Branding/properties/logo/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data.animations !== undefined){
let data55 = data.animations;
if((!(data55 && typeof data55 == "object" && !Array.isArray(data55))) && (data55 !== null)){
const err49 = {instancePath:instancePath+"/animations",schemaPath:"#/Branding/properties/animations/type",keyword:"type",params:{type: schema76.properties.animations.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
const stop_key1 = errors + 100;
for(const key1 in data55){
if(errors>=stop_key1)break;
if(typeof data55[key1] !== "string"){
const err50 = {instancePath:instancePath+"/animations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/Branding/properties/animations/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
}
if(data.icons !== undefined){
let data57 = data.icons;
if((!(data57 && typeof data57 == "object" && !Array.isArray(data57))) && (data57 !== null)){
const err51 = {instancePath:instancePath+"/icons",schemaPath:"#/Branding/properties/icons/type",keyword:"type",params:{type: schema76.properties.icons.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
const stop_key2 = errors + 100;
for(const key2 in data57){
if(errors>=stop_key2)break;
if(typeof data57[key2] !== "string"){
const err52 = {instancePath:instancePath+"/icons/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/Branding/properties/icons/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
}
if(data.layout !== undefined){
let data59 = data.layout;
if((!(data59 && typeof data59 == "object" && !Array.isArray(data59))) && (data59 !== null)){
const err53 = {instancePath:instancePath+"/layout",schemaPath:"#/Branding/properties/layout/type",keyword:"type",params:{type: schema76.properties.layout.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.personality !== undefined){
let data60 = data.personality;
if((!(data60 && typeof data60 == "object" && !Array.isArray(data60))) && (data60 !== null)){
const err54 = {instancePath:instancePath+"/personality",schemaPath:"#/Branding/properties/personality/type",keyword:"type",params:{type: schema76.properties.personality.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath,schemaPath:"#/Branding/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"props":{"colorScheme":true,"colors":true,"fonts":true,"typography":true,"spacing":true,"components":true,"images":true,"logo":true,"animations":true,"icons":true,"layout":true,"personality":true},"dynamicProps":false,"dynamicItems":false};

export const HexColor = validate165;

export const ChangeTracking = validate177;
const schema78 = {"$id":"contract:/ChangeTracking","type":"object","required":["changeStatus","visibility","previousScrapeAt"],"properties":{"changeStatus":{"type":"string","enum":["new","same","changed","removed"]},"visibility":{"type":"string","enum":["visible","hidden"]},"previousScrapeAt":{"type":["string","null"],"format":"date-time"},"diff":{"type":["string","null"]},"json":{"type":["object","null"],"additionalProperties":{"$ref":"contract:/ChangedValue"}}}};
const schema79 = {"$id":"contract:/ChangedValue","type":"object","properties":{"previous":{},"current":{}}};

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ChangedValue" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate178.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/ChangedValue/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate178.errors = vErrors;
return errors === 0;
}
validate178.evaluated = {"props":{"previous":true,"current":true},"dynamicProps":false,"dynamicItems":false};


function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ChangeTracking" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate177.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.changeStatus === undefined){
const err0 = {instancePath,schemaPath:"#/ChangeTracking/required",keyword:"required",params:{missingProperty: "changeStatus"},message:"must have required property '"+"changeStatus"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.visibility === undefined){
const err1 = {instancePath,schemaPath:"#/ChangeTracking/required",keyword:"required",params:{missingProperty: "visibility"},message:"must have required property '"+"visibility"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.previousScrapeAt === undefined){
const err2 = {instancePath,schemaPath:"#/ChangeTracking/required",keyword:"required",params:{missingProperty: "previousScrapeAt"},message:"must have required property '"+"previousScrapeAt"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.changeStatus !== undefined){
let data0 = data.changeStatus;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/changeStatus",schemaPath:"#/ChangeTracking/properties/changeStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((data0 === "new") || (data0 === "same")) || (data0 === "changed")) || (data0 === "removed"))){
const err4 = {instancePath:instancePath+"/changeStatus",schemaPath:"#/ChangeTracking/properties/changeStatus/enum",keyword:"enum",params:{allowedValues: schema78.properties.changeStatus.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.visibility !== undefined){
let data1 = data.visibility;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/visibility",schemaPath:"#/ChangeTracking/properties/visibility/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "visible") || (data1 === "hidden"))){
const err6 = {instancePath:instancePath+"/visibility",schemaPath:"#/ChangeTracking/properties/visibility/enum",keyword:"enum",params:{allowedValues: schema78.properties.visibility.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.previousScrapeAt !== undefined){
let data2 = data.previousScrapeAt;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/previousScrapeAt",schemaPath:"#/ChangeTracking/properties/previousScrapeAt/type",keyword:"type",params:{type: schema78.properties.previousScrapeAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err8 = {instancePath:instancePath+"/previousScrapeAt",schemaPath:"#/ChangeTracking/properties/previousScrapeAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.diff !== undefined){
let data3 = data.diff;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/diff",schemaPath:"#/ChangeTracking/properties/diff/type",keyword:"type",params:{type: schema78.properties.diff.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.json !== undefined){
let data4 = data.json;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
const err10 = {instancePath:instancePath+"/json",schemaPath:"#/ChangeTracking/properties/json/type",keyword:"type",params:{type: schema78.properties.json.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
const stop_key0 = errors + 100;
for(const key0 in data4){
if(errors>=stop_key0)break;
if(!(validate178(data4[key0], {instancePath:instancePath+"/json/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/ChangeTracking/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate177.errors = vErrors;
return errors === 0;
}
validate177.evaluated = {"props":{"changeStatus":true,"visibility":true,"previousScrapeAt":true,"diff":true,"json":true},"dynamicProps":false,"dynamicItems":false};

export const ChangedValue = validate178;

export const CrawlRequest = validate180;
const schema80 = {"$id":"contract:/CrawlRequest","type":"object","required":["url"],"allOf":[{"$ref":"contract:/KnownCrawlOptions"}],"properties":{"threatProtection":{},"url":{"type":"string","minLength":1},"prompt":{"type":"string","maxLength":10000},"includePaths":{"type":"array","items":{"type":"string"}},"excludePaths":{"type":"array","items":{"type":"string"}},"regexOnFullURL":{"type":"boolean"},"maxDiscoveryDepth":{"type":"integer","minimum":0},"limit":{"type":"integer","minimum":1},"crawlEntireDomain":{"type":"boolean"},"allowExternalLinks":{"type":"boolean"},"allowSubdomains":{"type":"boolean"},"delay":{"type":"number","minimum":0,"maximum":3600},"sitemap":{"type":"string","enum":["include","skip","only"]},"deduplicateSimilarURLs":{"type":"boolean"},"ignoreQueryParameters":{"type":"boolean"},"scrapeOptions":{"$ref":"contract:/ScrapeOptions"},"webhook":{"$ref":"contract:/Webhook"},"maxConcurrency":{"type":"integer","minimum":1},"ignoreRobotsTxt":{"type":["boolean","null"]},"robotsUserAgent":{"type":["string","null"],"maxLength":200},"ignoreSitemap":{"type":["boolean","null"]},"zeroDataRetention":{"type":"boolean"},"origin":{"type":"string"},"integration":{"type":["string","null"]}},"additionalProperties":false};
const schema81 = {"$id":"contract:/KnownCrawlOptions","type":"object","properties":{"threatProtection":{"$ref":"contract:/ThreatProtection"}}};

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/KnownCrawlOptions" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate181.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.threatProtection !== undefined){
if(!(validate88(data.threatProtection, {instancePath:instancePath+"/threatProtection",parentData:data,parentDataProperty:"threatProtection",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/KnownCrawlOptions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate181.errors = vErrors;
return errors === 0;
}
validate181.evaluated = {"props":{"threatProtection":true},"dynamicProps":false,"dynamicItems":false};

const schema82 = {"$id":"contract:/ScrapeOptions","type":"object","allOf":[{"$ref":"contract:/ScrapeOptionMembers"}],"properties":{"fastMode":{},"lockdown":{},"useMock":{},"checkPromptInjection":{},"threatProtection":{},"profile":{},"domainTools":{},"toolDetail":{},"formats":{},"onlyMainContent":{},"includeTags":{},"excludeTags":{},"waitFor":{},"maxAge":{},"timeout":{},"parsers":{},"mobile":{},"location":{},"headers":{},"actions":{},"blockAds":{},"removeBase64Images":{},"skipTlsVerification":{},"proxy":{},"redactPII":{},"zeroDataRetention":{},"minAge":{},"storeInCache":{},"auditMetadata":{},"origin":{},"integration":{}},"additionalProperties":false};

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ScrapeOptions" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate184.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate111(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!(func6.call(schema82.properties, key0))){
const err0 = {instancePath,schemaPath:"#/ScrapeOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/ScrapeOptions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/CrawlRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate180.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate181(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/CrawlRequest/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!(func6.call(schema80.properties, key0))){
const err1 = {instancePath,schemaPath:"#/CrawlRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/CrawlRequest/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/CrawlRequest/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.prompt !== undefined){
let data1 = data.prompt;
if(typeof data1 === "string"){
if(func1(data1) > 10000){
const err4 = {instancePath:instancePath+"/prompt",schemaPath:"#/CrawlRequest/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/CrawlRequest/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.includePaths !== undefined){
let data2 = data.includePaths;
if(Array.isArray(data2)){
const len0 = data2.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
if(typeof data2[i0] !== "string"){
const err6 = {instancePath:instancePath+"/includePaths/" + i0,schemaPath:"#/CrawlRequest/properties/includePaths/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/includePaths",schemaPath:"#/CrawlRequest/properties/includePaths/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.excludePaths !== undefined){
let data4 = data.excludePaths;
if(Array.isArray(data4)){
const len1 = data4.length;
const stop_i1 = errors + 100;
for(let i1=0; i1<len1 && errors<stop_i1; i1++){
if(typeof data4[i1] !== "string"){
const err8 = {instancePath:instancePath+"/excludePaths/" + i1,schemaPath:"#/CrawlRequest/properties/excludePaths/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/excludePaths",schemaPath:"#/CrawlRequest/properties/excludePaths/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.regexOnFullURL !== undefined){
if(typeof data.regexOnFullURL !== "boolean"){
const err10 = {instancePath:instancePath+"/regexOnFullURL",schemaPath:"#/CrawlRequest/properties/regexOnFullURL/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.maxDiscoveryDepth !== undefined){
let data7 = data.maxDiscoveryDepth;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err11 = {instancePath:instancePath+"/maxDiscoveryDepth",schemaPath:"#/CrawlRequest/properties/maxDiscoveryDepth/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err12 = {instancePath:instancePath+"/maxDiscoveryDepth",schemaPath:"#/CrawlRequest/properties/maxDiscoveryDepth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.limit !== undefined){
let data8 = data.limit;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err13 = {instancePath:instancePath+"/limit",schemaPath:"#/CrawlRequest/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
const err14 = {instancePath:instancePath+"/limit",schemaPath:"#/CrawlRequest/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.crawlEntireDomain !== undefined){
if(typeof data.crawlEntireDomain !== "boolean"){
const err15 = {instancePath:instancePath+"/crawlEntireDomain",schemaPath:"#/CrawlRequest/properties/crawlEntireDomain/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.allowExternalLinks !== undefined){
if(typeof data.allowExternalLinks !== "boolean"){
const err16 = {instancePath:instancePath+"/allowExternalLinks",schemaPath:"#/CrawlRequest/properties/allowExternalLinks/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.allowSubdomains !== undefined){
if(typeof data.allowSubdomains !== "boolean"){
const err17 = {instancePath:instancePath+"/allowSubdomains",schemaPath:"#/CrawlRequest/properties/allowSubdomains/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.delay !== undefined){
let data12 = data.delay;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 3600 || isNaN(data12)){
const err18 = {instancePath:instancePath+"/delay",schemaPath:"#/CrawlRequest/properties/delay/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err19 = {instancePath:instancePath+"/delay",schemaPath:"#/CrawlRequest/properties/delay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/delay",schemaPath:"#/CrawlRequest/properties/delay/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.sitemap !== undefined){
let data13 = data.sitemap;
if(typeof data13 !== "string"){
const err21 = {instancePath:instancePath+"/sitemap",schemaPath:"#/CrawlRequest/properties/sitemap/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((data13 === "include") || (data13 === "skip")) || (data13 === "only"))){
const err22 = {instancePath:instancePath+"/sitemap",schemaPath:"#/CrawlRequest/properties/sitemap/enum",keyword:"enum",params:{allowedValues: schema80.properties.sitemap.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.deduplicateSimilarURLs !== undefined){
if(typeof data.deduplicateSimilarURLs !== "boolean"){
const err23 = {instancePath:instancePath+"/deduplicateSimilarURLs",schemaPath:"#/CrawlRequest/properties/deduplicateSimilarURLs/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.ignoreQueryParameters !== undefined){
if(typeof data.ignoreQueryParameters !== "boolean"){
const err24 = {instancePath:instancePath+"/ignoreQueryParameters",schemaPath:"#/CrawlRequest/properties/ignoreQueryParameters/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.scrapeOptions !== undefined){
if(!(validate184(data.scrapeOptions, {instancePath:instancePath+"/scrapeOptions",parentData:data,parentDataProperty:"scrapeOptions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
}
if(data.webhook !== undefined){
if(!(validate94(data.webhook, {instancePath:instancePath+"/webhook",parentData:data,parentDataProperty:"webhook",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data.maxConcurrency !== undefined){
let data18 = data.maxConcurrency;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err25 = {instancePath:instancePath+"/maxConcurrency",schemaPath:"#/CrawlRequest/properties/maxConcurrency/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 1 || isNaN(data18)){
const err26 = {instancePath:instancePath+"/maxConcurrency",schemaPath:"#/CrawlRequest/properties/maxConcurrency/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.ignoreRobotsTxt !== undefined){
let data19 = data.ignoreRobotsTxt;
if((typeof data19 !== "boolean") && (data19 !== null)){
const err27 = {instancePath:instancePath+"/ignoreRobotsTxt",schemaPath:"#/CrawlRequest/properties/ignoreRobotsTxt/type",keyword:"type",params:{type: schema80.properties.ignoreRobotsTxt.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.robotsUserAgent !== undefined){
let data20 = data.robotsUserAgent;
if((typeof data20 !== "string") && (data20 !== null)){
const err28 = {instancePath:instancePath+"/robotsUserAgent",schemaPath:"#/CrawlRequest/properties/robotsUserAgent/type",keyword:"type",params:{type: schema80.properties.robotsUserAgent.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data20 === "string"){
if(func1(data20) > 200){
const err29 = {instancePath:instancePath+"/robotsUserAgent",schemaPath:"#/CrawlRequest/properties/robotsUserAgent/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data.ignoreSitemap !== undefined){
let data21 = data.ignoreSitemap;
if((typeof data21 !== "boolean") && (data21 !== null)){
const err30 = {instancePath:instancePath+"/ignoreSitemap",schemaPath:"#/CrawlRequest/properties/ignoreSitemap/type",keyword:"type",params:{type: schema80.properties.ignoreSitemap.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.zeroDataRetention !== undefined){
if(typeof data.zeroDataRetention !== "boolean"){
const err31 = {instancePath:instancePath+"/zeroDataRetention",schemaPath:"#/CrawlRequest/properties/zeroDataRetention/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.origin !== undefined){
if(typeof data.origin !== "string"){
const err32 = {instancePath:instancePath+"/origin",schemaPath:"#/CrawlRequest/properties/origin/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.integration !== undefined){
let data24 = data.integration;
if((typeof data24 !== "string") && (data24 !== null)){
const err33 = {instancePath:instancePath+"/integration",schemaPath:"#/CrawlRequest/properties/integration/type",keyword:"type",params:{type: schema80.properties.integration.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/CrawlRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const CrawlStarted = validate188;
const schema83 = {"$id":"contract:/CrawlStarted","type":"object","required":["id","success","url"],"properties":{"id":{"$ref":"contract:/JobId"},"success":{"type":"boolean","const":true},"url":{"type":"string","format":"uri"},"warning":{"type":["string","null"]},"promptGeneratedOptions":{"type":"object"},"finalCrawlerOptions":{"type":"object"}}};

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/CrawlStarted" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate188.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/CrawlStarted/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.success === undefined){
const err1 = {instancePath,schemaPath:"#/CrawlStarted/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.url === undefined){
const err2 = {instancePath,schemaPath:"#/CrawlStarted/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.id !== undefined){
if(!(validate106(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.success !== undefined){
let data1 = data.success;
if(typeof data1 !== "boolean"){
const err3 = {instancePath:instancePath+"/success",schemaPath:"#/CrawlStarted/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(true !== data1){
const err4 = {instancePath:instancePath+"/success",schemaPath:"#/CrawlStarted/properties/success/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.url !== undefined){
let data2 = data.url;
if(typeof data2 === "string"){
if(!(formats20.test(data2))){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/CrawlStarted/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/CrawlStarted/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.warning !== undefined){
let data3 = data.warning;
if((typeof data3 !== "string") && (data3 !== null)){
const err7 = {instancePath:instancePath+"/warning",schemaPath:"#/CrawlStarted/properties/warning/type",keyword:"type",params:{type: schema83.properties.warning.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.promptGeneratedOptions !== undefined){
let data4 = data.promptGeneratedOptions;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err8 = {instancePath:instancePath+"/promptGeneratedOptions",schemaPath:"#/CrawlStarted/properties/promptGeneratedOptions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.finalCrawlerOptions !== undefined){
let data5 = data.finalCrawlerOptions;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err9 = {instancePath:instancePath+"/finalCrawlerOptions",schemaPath:"#/CrawlStarted/properties/finalCrawlerOptions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/CrawlStarted/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate188.errors = vErrors;
return errors === 0;
}
validate188.evaluated = {"props":{"id":true,"success":true,"url":true,"warning":true,"promptGeneratedOptions":true,"finalCrawlerOptions":true},"dynamicProps":false,"dynamicItems":false};

export const ActiveCrawls = validate190;
const schema84 = {"$id":"contract:/ActiveCrawls","type":"object","required":["success","crawls"],"properties":{"success":{"type":"boolean","const":true},"crawls":{"type":"array","items":{"type":"object","required":["id","teamId","url"],"properties":{"id":{"$ref":"contract:/JobId"},"teamId":{"type":"string"},"url":{"type":"string"},"created_at":{"type":"string","format":"date-time"},"options":{"type":"object"}}}}}};

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ActiveCrawls" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate190.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/ActiveCrawls/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.crawls === undefined){
const err1 = {instancePath,schemaPath:"#/ActiveCrawls/required",keyword:"required",params:{missingProperty: "crawls"},message:"must have required property '"+"crawls"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/success",schemaPath:"#/ActiveCrawls/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(true !== data0){
const err3 = {instancePath:instancePath+"/success",schemaPath:"#/ActiveCrawls/properties/success/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.crawls !== undefined){
let data1 = data.crawls;
if(Array.isArray(data1)){
const len0 = data1.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err4 = {instancePath:instancePath+"/crawls/" + i0,schemaPath:"#/ActiveCrawls/properties/crawls/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.teamId === undefined){
const err5 = {instancePath:instancePath+"/crawls/" + i0,schemaPath:"#/ActiveCrawls/properties/crawls/items/required",keyword:"required",params:{missingProperty: "teamId"},message:"must have required property '"+"teamId"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.url === undefined){
const err6 = {instancePath:instancePath+"/crawls/" + i0,schemaPath:"#/ActiveCrawls/properties/crawls/items/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.id !== undefined){
if(!(validate106(data2.id, {instancePath:instancePath+"/crawls/" + i0+"/id",parentData:data2,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data2.teamId !== undefined){
if(typeof data2.teamId !== "string"){
const err7 = {instancePath:instancePath+"/crawls/" + i0+"/teamId",schemaPath:"#/ActiveCrawls/properties/crawls/items/properties/teamId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.url !== undefined){
if(typeof data2.url !== "string"){
const err8 = {instancePath:instancePath+"/crawls/" + i0+"/url",schemaPath:"#/ActiveCrawls/properties/crawls/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.created_at !== undefined){
let data6 = data2.created_at;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err9 = {instancePath:instancePath+"/crawls/" + i0+"/created_at",schemaPath:"#/ActiveCrawls/properties/crawls/items/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/crawls/" + i0+"/created_at",schemaPath:"#/ActiveCrawls/properties/crawls/items/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.options !== undefined){
let data7 = data2.options;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err11 = {instancePath:instancePath+"/crawls/" + i0+"/options",schemaPath:"#/ActiveCrawls/properties/crawls/items/properties/options/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/crawls/" + i0,schemaPath:"#/ActiveCrawls/properties/crawls/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/crawls",schemaPath:"#/ActiveCrawls/properties/crawls/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/ActiveCrawls/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate190.errors = vErrors;
return errors === 0;
}
validate190.evaluated = {"props":{"success":true,"crawls":true},"dynamicProps":false,"dynamicItems":false};

export const CrawlParamsPreviewRequest = validate192;
const schema85 = {"$id":"contract:/CrawlParamsPreviewRequest","type":"object","required":["url","prompt"],"additionalProperties":false,"properties":{"url":{"type":"string","minLength":1},"prompt":{"type":"string","maxLength":10000},"origin":{"type":"string"},"integration":{"type":["string","null"]}}};

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/CrawlParamsPreviewRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate192.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/CrawlParamsPreviewRequest/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/CrawlParamsPreviewRequest/required",keyword:"required",params:{missingProperty: "prompt"},message:"must have required property '"+"prompt"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!((((key0 === "url") || (key0 === "prompt")) || (key0 === "origin")) || (key0 === "integration"))){
const err2 = {instancePath,schemaPath:"#/CrawlParamsPreviewRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/CrawlParamsPreviewRequest/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/CrawlParamsPreviewRequest/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.prompt !== undefined){
let data1 = data.prompt;
if(typeof data1 === "string"){
if(func1(data1) > 10000){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/CrawlParamsPreviewRequest/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/CrawlParamsPreviewRequest/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.origin !== undefined){
if(typeof data.origin !== "string"){
const err7 = {instancePath:instancePath+"/origin",schemaPath:"#/CrawlParamsPreviewRequest/properties/origin/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.integration !== undefined){
let data3 = data.integration;
if((typeof data3 !== "string") && (data3 !== null)){
const err8 = {instancePath:instancePath+"/integration",schemaPath:"#/CrawlParamsPreviewRequest/properties/integration/type",keyword:"type",params:{type: schema85.properties.integration.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/CrawlParamsPreviewRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const CrawlParamsPreview = validate193;
const schema86 = {"$id":"contract:/CrawlParamsPreview","type":"object","required":["success","data"],"properties":{"success":{"type":"boolean","const":true},"data":{"type":"object","properties":{"url":{"type":"string"},"includePaths":{"type":"array","items":{"type":"string"}},"excludePaths":{"type":"array","items":{"type":"string"}},"regexOnFullURL":{"type":"boolean"},"maxDiscoveryDepth":{"type":["integer","null"]},"limit":{"type":"integer"},"crawlEntireDomain":{"type":"boolean"},"allowExternalLinks":{"type":"boolean"},"allowSubdomains":{"type":"boolean"},"delay":{"type":["integer","null"]},"sitemap":{"type":"string","enum":["include","skip","only"]},"deduplicateSimilarURLs":{"type":"boolean"},"ignoreQueryParameters":{"type":"boolean"}}},"warning":{"type":["string","null"]}}};

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/CrawlParamsPreview" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate193.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/CrawlParamsPreview/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/CrawlParamsPreview/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/success",schemaPath:"#/CrawlParamsPreview/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(true !== data0){
const err3 = {instancePath:instancePath+"/success",schemaPath:"#/CrawlParamsPreview/properties/success/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.url !== undefined){
if(typeof data1.url !== "string"){
const err4 = {instancePath:instancePath+"/data/url",schemaPath:"#/CrawlParamsPreview/properties/data/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.includePaths !== undefined){
let data3 = data1.includePaths;
if(Array.isArray(data3)){
const len0 = data3.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
if(typeof data3[i0] !== "string"){
const err5 = {instancePath:instancePath+"/data/includePaths/" + i0,schemaPath:"#/CrawlParamsPreview/properties/data/properties/includePaths/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/data/includePaths",schemaPath:"#/CrawlParamsPreview/properties/data/properties/includePaths/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.excludePaths !== undefined){
let data5 = data1.excludePaths;
if(Array.isArray(data5)){
const len1 = data5.length;
const stop_i1 = errors + 100;
for(let i1=0; i1<len1 && errors<stop_i1; i1++){
if(typeof data5[i1] !== "string"){
const err7 = {instancePath:instancePath+"/data/excludePaths/" + i1,schemaPath:"#/CrawlParamsPreview/properties/data/properties/excludePaths/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/data/excludePaths",schemaPath:"#/CrawlParamsPreview/properties/data/properties/excludePaths/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.regexOnFullURL !== undefined){
if(typeof data1.regexOnFullURL !== "boolean"){
const err9 = {instancePath:instancePath+"/data/regexOnFullURL",schemaPath:"#/CrawlParamsPreview/properties/data/properties/regexOnFullURL/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.maxDiscoveryDepth !== undefined){
let data8 = data1.maxDiscoveryDepth;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err10 = {instancePath:instancePath+"/data/maxDiscoveryDepth",schemaPath:"#/CrawlParamsPreview/properties/data/properties/maxDiscoveryDepth/type",keyword:"type",params:{type: schema86.properties.data.properties.maxDiscoveryDepth.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.limit !== undefined){
let data9 = data1.limit;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err11 = {instancePath:instancePath+"/data/limit",schemaPath:"#/CrawlParamsPreview/properties/data/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.crawlEntireDomain !== undefined){
if(typeof data1.crawlEntireDomain !== "boolean"){
const err12 = {instancePath:instancePath+"/data/crawlEntireDomain",schemaPath:"#/CrawlParamsPreview/properties/data/properties/crawlEntireDomain/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.allowExternalLinks !== undefined){
if(typeof data1.allowExternalLinks !== "boolean"){
const err13 = {instancePath:instancePath+"/data/allowExternalLinks",schemaPath:"#/CrawlParamsPreview/properties/data/properties/allowExternalLinks/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.allowSubdomains !== undefined){
if(typeof data1.allowSubdomains !== "boolean"){
const err14 = {instancePath:instancePath+"/data/allowSubdomains",schemaPath:"#/CrawlParamsPreview/properties/data/properties/allowSubdomains/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.delay !== undefined){
let data13 = data1.delay;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
const err15 = {instancePath:instancePath+"/data/delay",schemaPath:"#/CrawlParamsPreview/properties/data/properties/delay/type",keyword:"type",params:{type: schema86.properties.data.properties.delay.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.sitemap !== undefined){
let data14 = data1.sitemap;
if(typeof data14 !== "string"){
const err16 = {instancePath:instancePath+"/data/sitemap",schemaPath:"#/CrawlParamsPreview/properties/data/properties/sitemap/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((data14 === "include") || (data14 === "skip")) || (data14 === "only"))){
const err17 = {instancePath:instancePath+"/data/sitemap",schemaPath:"#/CrawlParamsPreview/properties/data/properties/sitemap/enum",keyword:"enum",params:{allowedValues: schema86.properties.data.properties.sitemap.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.deduplicateSimilarURLs !== undefined){
if(typeof data1.deduplicateSimilarURLs !== "boolean"){
const err18 = {instancePath:instancePath+"/data/deduplicateSimilarURLs",schemaPath:"#/CrawlParamsPreview/properties/data/properties/deduplicateSimilarURLs/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.ignoreQueryParameters !== undefined){
if(typeof data1.ignoreQueryParameters !== "boolean"){
const err19 = {instancePath:instancePath+"/data/ignoreQueryParameters",schemaPath:"#/CrawlParamsPreview/properties/data/properties/ignoreQueryParameters/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/data",schemaPath:"#/CrawlParamsPreview/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.warning !== undefined){
let data17 = data.warning;
if((typeof data17 !== "string") && (data17 !== null)){
const err21 = {instancePath:instancePath+"/warning",schemaPath:"#/CrawlParamsPreview/properties/warning/type",keyword:"type",params:{type: schema86.properties.warning.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/CrawlParamsPreview/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate193.errors = vErrors;
return errors === 0;
}
validate193.evaluated = {"props":{"success":true,"data":true,"warning":true},"dynamicProps":false,"dynamicItems":false};

export const DocumentResponse = validate194;
const schema87 = {"$id":"contract:/DocumentResponse","type":"object","required":["success","data"],"properties":{"success":{"type":"boolean"},"data":{"$ref":"contract:/DocumentData"}}};
const schema88 = {"$id":"contract:/DocumentData","type":"object","required":["metadata"],"properties":{"markdown":{"type":"string"},"html":{"type":["string","null"]},"rawHtml":{"type":["string","null"]},"links":{"type":"array","items":{"type":"string"}},"images":{"type":"array","items":{"type":"string"}},"json":{},"attributes":{"type":"array","items":{"$ref":"contract:/AttributeValues"}},"pages":{"type":"array","items":{"$ref":"contract:/PageText"}},"blocks":{"type":"array","items":{"$ref":"contract:/PageBlocks"}},"summary":{"type":["string","null"]},"screenshot":{"type":["string","null"]},"audio":{"type":["string","null"],"format":"uri"},"video":{"type":["string","null"],"format":"uri"},"answer":{"type":["string","null"]},"highlights":{"type":["string","null"]},"warning":{"type":["string","null"]},"actions":{"type":["object","null"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"contract:/ActionResults"}},{"if":{"type":"null"},"then":{"type":"null"}}]},"branding":{"type":["object","null"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"contract:/Branding"}},{"if":{"type":"null"},"then":{"type":"null"}}]},"changeTracking":{"type":["object","null"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"contract:/ChangeTracking"}},{"if":{"type":"null"},"then":{"type":"null"}}]},"product":{"type":["object","null"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"contract:/Product"}},{"if":{"type":"null"},"then":{"type":"null"}}]},"menu":{"type":["object","null"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"contract:/Menu"}},{"if":{"type":"null"},"then":{"type":"null"}}]},"metadata":{"$ref":"contract:/Metadata"}}};
const schema89 = {"$id":"contract:/AttributeValues","type":"object","required":["selector","attribute","values"],"properties":{"selector":{"type":"string"},"attribute":{"type":"string"},"values":{"type":"array","items":{"type":"string"}}}};

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/AttributeValues" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate196.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.selector === undefined){
const err0 = {instancePath,schemaPath:"#/AttributeValues/required",keyword:"required",params:{missingProperty: "selector"},message:"must have required property '"+"selector"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.attribute === undefined){
const err1 = {instancePath,schemaPath:"#/AttributeValues/required",keyword:"required",params:{missingProperty: "attribute"},message:"must have required property '"+"attribute"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.values === undefined){
const err2 = {instancePath,schemaPath:"#/AttributeValues/required",keyword:"required",params:{missingProperty: "values"},message:"must have required property '"+"values"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.selector !== undefined){
if(typeof data.selector !== "string"){
const err3 = {instancePath:instancePath+"/selector",schemaPath:"#/AttributeValues/properties/selector/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.attribute !== undefined){
if(typeof data.attribute !== "string"){
const err4 = {instancePath:instancePath+"/attribute",schemaPath:"#/AttributeValues/properties/attribute/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.values !== undefined){
let data2 = data.values;
if(Array.isArray(data2)){
const len0 = data2.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
if(typeof data2[i0] !== "string"){
const err5 = {instancePath:instancePath+"/values/" + i0,schemaPath:"#/AttributeValues/properties/values/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/values",schemaPath:"#/AttributeValues/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/AttributeValues/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate196.errors = vErrors;
return errors === 0;
}
validate196.evaluated = {"props":{"selector":true,"attribute":true,"values":true},"dynamicProps":false,"dynamicItems":false};

const schema90 = {"$id":"contract:/PageText","type":"object","required":["pageNumber","markdown"],"properties":{"pageNumber":{"type":"integer","minimum":1},"markdown":{"type":"string"}}};

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/PageText" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate198.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pageNumber === undefined){
const err0 = {instancePath,schemaPath:"#/PageText/required",keyword:"required",params:{missingProperty: "pageNumber"},message:"must have required property '"+"pageNumber"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.markdown === undefined){
const err1 = {instancePath,schemaPath:"#/PageText/required",keyword:"required",params:{missingProperty: "markdown"},message:"must have required property '"+"markdown"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.pageNumber !== undefined){
let data0 = data.pageNumber;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/pageNumber",schemaPath:"#/PageText/properties/pageNumber/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/pageNumber",schemaPath:"#/PageText/properties/pageNumber/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.markdown !== undefined){
if(typeof data.markdown !== "string"){
const err4 = {instancePath:instancePath+"/markdown",schemaPath:"#/PageText/properties/markdown/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/PageText/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate198.errors = vErrors;
return errors === 0;
}
validate198.evaluated = {"props":{"pageNumber":true,"markdown":true},"dynamicProps":false,"dynamicItems":false};

const schema91 = {"$id":"contract:/PageBlocks","type":"object","required":["pageNumber","width","height","status","items"],"properties":{"pageNumber":{"type":"integer","minimum":1},"width":{"type":["number","null"]},"height":{"type":["number","null"]},"status":{"type":"string"},"items":{"type":"array","items":{"$ref":"contract:/PageBlock"}}}};
const schema92 = {"$id":"contract:/PageBlock","type":"object","required":["id","type","label","bbox","content","markdownSpan","readingOrder","source","confidence"],"properties":{"id":{"type":"string"},"type":{"type":"string"},"label":{"type":["string","null"]},"bbox":{"type":["array","null"],"items":{"type":"number"},"minItems":4,"maxItems":4},"content":{"type":"string"},"markdownSpan":{"type":["array","null"],"items":{"type":"integer","minimum":0},"minItems":2,"maxItems":2},"readingOrder":{"type":"integer","minimum":0},"source":{"type":["string","null"]},"confidence":{"type":"object","required":["layout","ocr"],"properties":{"layout":{"type":["number","null"]},"ocr":{"type":["number","null"]}}}}};

function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/PageBlock" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate201.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/PageBlock/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/PageBlock/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/PageBlock/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.bbox === undefined){
const err3 = {instancePath,schemaPath:"#/PageBlock/required",keyword:"required",params:{missingProperty: "bbox"},message:"must have required property '"+"bbox"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.content === undefined){
const err4 = {instancePath,schemaPath:"#/PageBlock/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.markdownSpan === undefined){
const err5 = {instancePath,schemaPath:"#/PageBlock/required",keyword:"required",params:{missingProperty: "markdownSpan"},message:"must have required property '"+"markdownSpan"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.readingOrder === undefined){
const err6 = {instancePath,schemaPath:"#/PageBlock/required",keyword:"required",params:{missingProperty: "readingOrder"},message:"must have required property '"+"readingOrder"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.source === undefined){
const err7 = {instancePath,schemaPath:"#/PageBlock/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.confidence === undefined){
const err8 = {instancePath,schemaPath:"#/PageBlock/required",keyword:"required",params:{missingProperty: "confidence"},message:"must have required property '"+"confidence"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/PageBlock/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
const err10 = {instancePath:instancePath+"/type",schemaPath:"#/PageBlock/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if((typeof data2 !== "string") && (data2 !== null)){
const err11 = {instancePath:instancePath+"/label",schemaPath:"#/PageBlock/properties/label/type",keyword:"type",params:{type: schema92.properties.label.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.bbox !== undefined){
let data3 = data.bbox;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err12 = {instancePath:instancePath+"/bbox",schemaPath:"#/PageBlock/properties/bbox/type",keyword:"type",params:{type: schema92.properties.bbox.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(Array.isArray(data3)){
if(data3.length > 4){
const err13 = {instancePath:instancePath+"/bbox",schemaPath:"#/PageBlock/properties/bbox/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3.length < 4){
const err14 = {instancePath:instancePath+"/bbox",schemaPath:"#/PageBlock/properties/bbox/minItems",keyword:"minItems",params:{limit: 4},message:"must NOT have fewer than 4 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len0 = data3.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
let data4 = data3[i0];
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/bbox/" + i0,schemaPath:"#/PageBlock/properties/bbox/items/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
if(data.content !== undefined){
if(typeof data.content !== "string"){
const err16 = {instancePath:instancePath+"/content",schemaPath:"#/PageBlock/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.markdownSpan !== undefined){
let data6 = data.markdownSpan;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err17 = {instancePath:instancePath+"/markdownSpan",schemaPath:"#/PageBlock/properties/markdownSpan/type",keyword:"type",params:{type: schema92.properties.markdownSpan.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(Array.isArray(data6)){
if(data6.length > 2){
const err18 = {instancePath:instancePath+"/markdownSpan",schemaPath:"#/PageBlock/properties/markdownSpan/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.length < 2){
const err19 = {instancePath:instancePath+"/markdownSpan",schemaPath:"#/PageBlock/properties/markdownSpan/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len1 = data6.length;
const stop_i1 = errors + 100;
for(let i1=0; i1<len1 && errors<stop_i1; i1++){
let data7 = data6[i1];
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err20 = {instancePath:instancePath+"/markdownSpan/" + i1,schemaPath:"#/PageBlock/properties/markdownSpan/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/markdownSpan/" + i1,schemaPath:"#/PageBlock/properties/markdownSpan/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
}
}
if(data.readingOrder !== undefined){
let data8 = data.readingOrder;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err22 = {instancePath:instancePath+"/readingOrder",schemaPath:"#/PageBlock/properties/readingOrder/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/readingOrder",schemaPath:"#/PageBlock/properties/readingOrder/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.source !== undefined){
let data9 = data.source;
if((typeof data9 !== "string") && (data9 !== null)){
const err24 = {instancePath:instancePath+"/source",schemaPath:"#/PageBlock/properties/source/type",keyword:"type",params:{type: schema92.properties.source.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.confidence !== undefined){
let data10 = data.confidence;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.layout === undefined){
const err25 = {instancePath:instancePath+"/confidence",schemaPath:"#/PageBlock/properties/confidence/required",keyword:"required",params:{missingProperty: "layout"},message:"must have required property '"+"layout"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data10.ocr === undefined){
const err26 = {instancePath:instancePath+"/confidence",schemaPath:"#/PageBlock/properties/confidence/required",keyword:"required",params:{missingProperty: "ocr"},message:"must have required property '"+"ocr"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data10.layout !== undefined){
let data11 = data10.layout;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
const err27 = {instancePath:instancePath+"/confidence/layout",schemaPath:"#/PageBlock/properties/confidence/properties/layout/type",keyword:"type",params:{type: schema92.properties.confidence.properties.layout.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data10.ocr !== undefined){
let data12 = data10.ocr;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
const err28 = {instancePath:instancePath+"/confidence/ocr",schemaPath:"#/PageBlock/properties/confidence/properties/ocr/type",keyword:"type",params:{type: schema92.properties.confidence.properties.ocr.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/confidence",schemaPath:"#/PageBlock/properties/confidence/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/PageBlock/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate201.errors = vErrors;
return errors === 0;
}
validate201.evaluated = {"props":{"id":true,"type":true,"label":true,"bbox":true,"content":true,"markdownSpan":true,"readingOrder":true,"source":true,"confidence":true},"dynamicProps":false,"dynamicItems":false};


function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/PageBlocks" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate200.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pageNumber === undefined){
const err0 = {instancePath,schemaPath:"#/PageBlocks/required",keyword:"required",params:{missingProperty: "pageNumber"},message:"must have required property '"+"pageNumber"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.width === undefined){
const err1 = {instancePath,schemaPath:"#/PageBlocks/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.height === undefined){
const err2 = {instancePath,schemaPath:"#/PageBlocks/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status === undefined){
const err3 = {instancePath,schemaPath:"#/PageBlocks/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.items === undefined){
const err4 = {instancePath,schemaPath:"#/PageBlocks/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.pageNumber !== undefined){
let data0 = data.pageNumber;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/pageNumber",schemaPath:"#/PageBlocks/properties/pageNumber/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/pageNumber",schemaPath:"#/PageBlocks/properties/pageNumber/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.width !== undefined){
let data1 = data.width;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err7 = {instancePath:instancePath+"/width",schemaPath:"#/PageBlocks/properties/width/type",keyword:"type",params:{type: schema91.properties.width.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.height !== undefined){
let data2 = data.height;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err8 = {instancePath:instancePath+"/height",schemaPath:"#/PageBlocks/properties/height/type",keyword:"type",params:{type: schema91.properties.height.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/PageBlocks/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.items !== undefined){
let data4 = data.items;
if(Array.isArray(data4)){
const len0 = data4.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
if(!(validate201(data4[i0], {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/items",schemaPath:"#/PageBlocks/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/PageBlocks/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate200.errors = vErrors;
return errors === 0;
}
validate200.evaluated = {"props":{"pageNumber":true,"width":true,"height":true,"status":true,"items":true},"dynamicProps":false,"dynamicItems":false};

const schema93 = {"$id":"contract:/ActionResults","type":"object","required":["javascriptReturns","pdfs","scrapes","screenshots"],"properties":{"javascriptReturns":{"type":"array","items":{"type":"object","required":["type","value"],"properties":{"type":{"type":"string"},"value":{}}}},"pdfs":{"type":"array","items":{"type":"string"}},"scrapes":{"type":"array","items":{"type":"object","required":["url","html"],"properties":{"html":{"type":"string"},"url":{"type":"string"}}}},"screenshots":{"type":"array","items":{"type":"string","format":"uri"}}}};

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ActionResults" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate204.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.javascriptReturns === undefined){
const err0 = {instancePath,schemaPath:"#/ActionResults/required",keyword:"required",params:{missingProperty: "javascriptReturns"},message:"must have required property '"+"javascriptReturns"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.pdfs === undefined){
const err1 = {instancePath,schemaPath:"#/ActionResults/required",keyword:"required",params:{missingProperty: "pdfs"},message:"must have required property '"+"pdfs"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.scrapes === undefined){
const err2 = {instancePath,schemaPath:"#/ActionResults/required",keyword:"required",params:{missingProperty: "scrapes"},message:"must have required property '"+"scrapes"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.screenshots === undefined){
const err3 = {instancePath,schemaPath:"#/ActionResults/required",keyword:"required",params:{missingProperty: "screenshots"},message:"must have required property '"+"screenshots"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.javascriptReturns !== undefined){
let data0 = data.javascriptReturns;
if(Array.isArray(data0)){
const len0 = data0.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.type === undefined){
const err4 = {instancePath:instancePath+"/javascriptReturns/" + i0,schemaPath:"#/ActionResults/properties/javascriptReturns/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.value === undefined){
const err5 = {instancePath:instancePath+"/javascriptReturns/" + i0,schemaPath:"#/ActionResults/properties/javascriptReturns/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.type !== undefined){
if(typeof data1.type !== "string"){
const err6 = {instancePath:instancePath+"/javascriptReturns/" + i0+"/type",schemaPath:"#/ActionResults/properties/javascriptReturns/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/javascriptReturns/" + i0,schemaPath:"#/ActionResults/properties/javascriptReturns/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/javascriptReturns",schemaPath:"#/ActionResults/properties/javascriptReturns/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.pdfs !== undefined){
let data3 = data.pdfs;
if(Array.isArray(data3)){
const len1 = data3.length;
const stop_i1 = errors + 100;
for(let i1=0; i1<len1 && errors<stop_i1; i1++){
if(typeof data3[i1] !== "string"){
const err9 = {instancePath:instancePath+"/pdfs/" + i1,schemaPath:"#/ActionResults/properties/pdfs/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/pdfs",schemaPath:"#/ActionResults/properties/pdfs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.scrapes !== undefined){
let data5 = data.scrapes;
if(Array.isArray(data5)){
const len2 = data5.length;
const stop_i2 = errors + 100;
for(let i2=0; i2<len2 && errors<stop_i2; i2++){
let data6 = data5[i2];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.url === undefined){
const err11 = {instancePath:instancePath+"/scrapes/" + i2,schemaPath:"#/ActionResults/properties/scrapes/items/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data6.html === undefined){
const err12 = {instancePath:instancePath+"/scrapes/" + i2,schemaPath:"#/ActionResults/properties/scrapes/items/required",keyword:"required",params:{missingProperty: "html"},message:"must have required property '"+"html"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data6.html !== undefined){
if(typeof data6.html !== "string"){
const err13 = {instancePath:instancePath+"/scrapes/" + i2+"/html",schemaPath:"#/ActionResults/properties/scrapes/items/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data6.url !== undefined){
if(typeof data6.url !== "string"){
const err14 = {instancePath:instancePath+"/scrapes/" + i2+"/url",schemaPath:"#/ActionResults/properties/scrapes/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/scrapes/" + i2,schemaPath:"#/ActionResults/properties/scrapes/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/scrapes",schemaPath:"#/ActionResults/properties/scrapes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.screenshots !== undefined){
let data9 = data.screenshots;
if(Array.isArray(data9)){
const len3 = data9.length;
const stop_i3 = errors + 100;
for(let i3=0; i3<len3 && errors<stop_i3; i3++){
let data10 = data9[i3];
if(typeof data10 === "string"){
if(!(formats20.test(data10))){
const err17 = {instancePath:instancePath+"/screenshots/" + i3,schemaPath:"#/ActionResults/properties/screenshots/items/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/screenshots/" + i3,schemaPath:"#/ActionResults/properties/screenshots/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/screenshots",schemaPath:"#/ActionResults/properties/screenshots/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/ActionResults/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate204.errors = vErrors;
return errors === 0;
}
validate204.evaluated = {"props":{"javascriptReturns":true,"pdfs":true,"scrapes":true,"screenshots":true},"dynamicProps":false,"dynamicItems":false};

const schema94 = {"$id":"contract:/Product","type":"object","required":["title","url","variants"],"properties":{"title":{"type":"string"},"url":{"type":"string"},"brand":{"type":"string"},"category":{"type":"string"},"description":{"type":"string"},"variants":{"type":"array","items":{"$ref":"contract:/ProductVariant"}}}};
const schema95 = {"$id":"contract:/ProductVariant","type":"object","required":["availability"],"properties":{"id":{"type":"string"},"sku":{"type":"string"},"title":{"type":"string"},"availability":{"type":"object","required":["inStock"],"properties":{"inStock":{"type":"boolean"},"text":{"type":"string"}}},"price":{"$ref":"contract:/Price"},"sale":{"type":"object","required":["originalPrice"],"properties":{"originalPrice":{"$ref":"contract:/Price"}}},"images":{"type":"array","items":{"type":"object","required":["url"],"properties":{"url":{"type":"string"},"alt":{"type":"string"}}}},"values":{"type":"object","additionalProperties":{"type":"string"}}}};
const schema96 = {"$id":"contract:/Price","type":"object","required":["amount"],"properties":{"amount":{"type":"number"},"currency":{"type":"string","pattern":"^[A-Z]{3}$"},"formatted":{"type":"string"}}};
const pattern5 = new RegExp("^[A-Z]{3}$", "u");

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/Price" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate210.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
const err0 = {instancePath,schemaPath:"#/Price/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.amount !== undefined){
let data0 = data.amount;
if(!((typeof data0 == "number") && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/amount",schemaPath:"#/Price/properties/amount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.currency !== undefined){
let data1 = data.currency;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err2 = {instancePath:instancePath+"/currency",schemaPath:"#/Price/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/currency",schemaPath:"#/Price/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.formatted !== undefined){
if(typeof data.formatted !== "string"){
const err4 = {instancePath:instancePath+"/formatted",schemaPath:"#/Price/properties/formatted/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/Price/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate210.errors = vErrors;
return errors === 0;
}
validate210.evaluated = {"props":{"amount":true,"currency":true,"formatted":true},"dynamicProps":false,"dynamicItems":false};


function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ProductVariant" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate209.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.availability === undefined){
const err0 = {instancePath,schemaPath:"#/ProductVariant/required",keyword:"required",params:{missingProperty: "availability"},message:"must have required property '"+"availability"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/ProductVariant/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.sku !== undefined){
if(typeof data.sku !== "string"){
const err2 = {instancePath:instancePath+"/sku",schemaPath:"#/ProductVariant/properties/sku/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/ProductVariant/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.availability !== undefined){
let data3 = data.availability;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.inStock === undefined){
const err4 = {instancePath:instancePath+"/availability",schemaPath:"#/ProductVariant/properties/availability/required",keyword:"required",params:{missingProperty: "inStock"},message:"must have required property '"+"inStock"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3.inStock !== undefined){
if(typeof data3.inStock !== "boolean"){
const err5 = {instancePath:instancePath+"/availability/inStock",schemaPath:"#/ProductVariant/properties/availability/properties/inStock/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.text !== undefined){
if(typeof data3.text !== "string"){
const err6 = {instancePath:instancePath+"/availability/text",schemaPath:"#/ProductVariant/properties/availability/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/availability",schemaPath:"#/ProductVariant/properties/availability/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.price !== undefined){
if(!(validate210(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
if(data.sale !== undefined){
let data7 = data.sale;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.originalPrice === undefined){
const err8 = {instancePath:instancePath+"/sale",schemaPath:"#/ProductVariant/properties/sale/required",keyword:"required",params:{missingProperty: "originalPrice"},message:"must have required property '"+"originalPrice"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data7.originalPrice !== undefined){
if(!(validate210(data7.originalPrice, {instancePath:instancePath+"/sale/originalPrice",parentData:data7,parentDataProperty:"originalPrice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/sale",schemaPath:"#/ProductVariant/properties/sale/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.images !== undefined){
let data9 = data.images;
if(Array.isArray(data9)){
const len0 = data9.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.url === undefined){
const err10 = {instancePath:instancePath+"/images/" + i0,schemaPath:"#/ProductVariant/properties/images/items/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data10.url !== undefined){
if(typeof data10.url !== "string"){
const err11 = {instancePath:instancePath+"/images/" + i0+"/url",schemaPath:"#/ProductVariant/properties/images/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data10.alt !== undefined){
if(typeof data10.alt !== "string"){
const err12 = {instancePath:instancePath+"/images/" + i0+"/alt",schemaPath:"#/ProductVariant/properties/images/items/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/images/" + i0,schemaPath:"#/ProductVariant/properties/images/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/images",schemaPath:"#/ProductVariant/properties/images/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.values !== undefined){
let data13 = data.values;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
const stop_key0 = errors + 100;
for(const key0 in data13){
if(errors>=stop_key0)break;
if(typeof data13[key0] !== "string"){
const err15 = {instancePath:instancePath+"/values/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/ProductVariant/properties/values/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/values",schemaPath:"#/ProductVariant/properties/values/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/ProductVariant/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate209.errors = vErrors;
return errors === 0;
}
validate209.evaluated = {"props":{"id":true,"sku":true,"title":true,"availability":true,"price":true,"sale":true,"images":true,"values":true},"dynamicProps":false,"dynamicItems":false};


function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/Product" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate208.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/Product/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/Product/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.variants === undefined){
const err2 = {instancePath,schemaPath:"#/Product/required",keyword:"required",params:{missingProperty: "variants"},message:"must have required property '"+"variants"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/Product/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/Product/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.brand !== undefined){
if(typeof data.brand !== "string"){
const err5 = {instancePath:instancePath+"/brand",schemaPath:"#/Product/properties/brand/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.category !== undefined){
if(typeof data.category !== "string"){
const err6 = {instancePath:instancePath+"/category",schemaPath:"#/Product/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/Product/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.variants !== undefined){
let data5 = data.variants;
if(Array.isArray(data5)){
const len0 = data5.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
if(!(validate209(data5[i0], {instancePath:instancePath+"/variants/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/variants",schemaPath:"#/Product/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/Product/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate208.errors = vErrors;
return errors === 0;
}
validate208.evaluated = {"props":{"title":true,"url":true,"brand":true,"category":true,"description":true,"variants":true},"dynamicProps":false,"dynamicItems":false};

const schema97 = {"$id":"contract:/Menu","type":"object","required":["isMenu","sections","confidence","merchant","sourceUrl"],"properties":{"isMenu":{"type":"boolean"},"confidence":{"type":"number","minimum":0,"maximum":1},"currency":{"type":"string","pattern":"^[A-Z]{3}$"},"merchant":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"type":{"type":"string"}}},"sourceUrl":{"type":["string","null"]},"sections":{"type":"array","items":{"$ref":"contract:/MenuSection"}}}};
const schema98 = {"$id":"contract:/MenuSection","type":"object","required":["name","items","id"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"description":{"type":["string","null"]},"items":{"type":"array","items":{"$ref":"contract:/MenuItem"}}}};
const schema99 = {"$id":"contract:/MenuItem","type":"object","required":["name","id","sourceUrl","availability"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"description":{"type":["string","null"]},"url":{"type":["string","null"]},"sourceUrl":{"type":["string","null"]},"calories":{"type":["number","null"]},"dietary":{"type":"array","items":{"type":"string"}},"identifiers":{"type":"object","properties":{"merchantItemId":{"type":"string"}}},"images":{"type":"array","items":{"type":"object","required":["url"],"properties":{"url":{"type":"string"},"alt":{"type":["string","null"]}}}},"optionGroups":{"type":"array","items":{"type":"object"}},"price":{"$ref":"contract:/Price"},"availability":{"type":"object","required":["inStock"],"properties":{"inStock":{"type":"boolean"},"text":{"type":["string","null"]}}}}};

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MenuItem" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate217.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/MenuItem/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/MenuItem/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sourceUrl === undefined){
const err2 = {instancePath,schemaPath:"#/MenuItem/required",keyword:"required",params:{missingProperty: "sourceUrl"},message:"must have required property '"+"sourceUrl"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.availability === undefined){
const err3 = {instancePath,schemaPath:"#/MenuItem/required",keyword:"required",params:{missingProperty: "availability"},message:"must have required property '"+"availability"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/MenuItem/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/MenuItem/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/MenuItem/properties/description/type",keyword:"type",params:{type: schema99.properties.description.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.url !== undefined){
let data3 = data.url;
if((typeof data3 !== "string") && (data3 !== null)){
const err7 = {instancePath:instancePath+"/url",schemaPath:"#/MenuItem/properties/url/type",keyword:"type",params:{type: schema99.properties.url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.sourceUrl !== undefined){
let data4 = data.sourceUrl;
if((typeof data4 !== "string") && (data4 !== null)){
const err8 = {instancePath:instancePath+"/sourceUrl",schemaPath:"#/MenuItem/properties/sourceUrl/type",keyword:"type",params:{type: schema99.properties.sourceUrl.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.calories !== undefined){
let data5 = data.calories;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
const err9 = {instancePath:instancePath+"/calories",schemaPath:"#/MenuItem/properties/calories/type",keyword:"type",params:{type: schema99.properties.calories.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.dietary !== undefined){
let data6 = data.dietary;
if(Array.isArray(data6)){
const len0 = data6.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
if(typeof data6[i0] !== "string"){
const err10 = {instancePath:instancePath+"/dietary/" + i0,schemaPath:"#/MenuItem/properties/dietary/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/dietary",schemaPath:"#/MenuItem/properties/dietary/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.identifiers !== undefined){
let data8 = data.identifiers;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.merchantItemId !== undefined){
if(typeof data8.merchantItemId !== "string"){
const err12 = {instancePath:instancePath+"/identifiers/merchantItemId",schemaPath:"#/MenuItem/properties/identifiers/properties/merchantItemId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/identifiers",schemaPath:"#/MenuItem/properties/identifiers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.images !== undefined){
let data10 = data.images;
if(Array.isArray(data10)){
const len1 = data10.length;
const stop_i1 = errors + 100;
for(let i1=0; i1<len1 && errors<stop_i1; i1++){
let data11 = data10[i1];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.url === undefined){
const err14 = {instancePath:instancePath+"/images/" + i1,schemaPath:"#/MenuItem/properties/images/items/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data11.url !== undefined){
if(typeof data11.url !== "string"){
const err15 = {instancePath:instancePath+"/images/" + i1+"/url",schemaPath:"#/MenuItem/properties/images/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data11.alt !== undefined){
let data13 = data11.alt;
if((typeof data13 !== "string") && (data13 !== null)){
const err16 = {instancePath:instancePath+"/images/" + i1+"/alt",schemaPath:"#/MenuItem/properties/images/items/properties/alt/type",keyword:"type",params:{type: schema99.properties.images.items.properties.alt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/images/" + i1,schemaPath:"#/MenuItem/properties/images/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/images",schemaPath:"#/MenuItem/properties/images/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.optionGroups !== undefined){
let data14 = data.optionGroups;
if(Array.isArray(data14)){
const len2 = data14.length;
const stop_i2 = errors + 100;
for(let i2=0; i2<len2 && errors<stop_i2; i2++){
let data15 = data14[i2];
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
const err19 = {instancePath:instancePath+"/optionGroups/" + i2,schemaPath:"#/MenuItem/properties/optionGroups/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/optionGroups",schemaPath:"#/MenuItem/properties/optionGroups/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.price !== undefined){
if(!(validate210(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
if(data.availability !== undefined){
let data17 = data.availability;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.inStock === undefined){
const err21 = {instancePath:instancePath+"/availability",schemaPath:"#/MenuItem/properties/availability/required",keyword:"required",params:{missingProperty: "inStock"},message:"must have required property '"+"inStock"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data17.inStock !== undefined){
if(typeof data17.inStock !== "boolean"){
const err22 = {instancePath:instancePath+"/availability/inStock",schemaPath:"#/MenuItem/properties/availability/properties/inStock/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data17.text !== undefined){
let data19 = data17.text;
if((typeof data19 !== "string") && (data19 !== null)){
const err23 = {instancePath:instancePath+"/availability/text",schemaPath:"#/MenuItem/properties/availability/properties/text/type",keyword:"type",params:{type: schema99.properties.availability.properties.text.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/availability",schemaPath:"#/MenuItem/properties/availability/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/MenuItem/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate217.errors = vErrors;
return errors === 0;
}
validate217.evaluated = {"props":{"id":true,"name":true,"description":true,"url":true,"sourceUrl":true,"calories":true,"dietary":true,"identifiers":true,"images":true,"optionGroups":true,"price":true,"availability":true},"dynamicProps":false,"dynamicItems":false};


function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MenuSection" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate216.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/MenuSection/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/MenuSection/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id === undefined){
const err2 = {instancePath,schemaPath:"#/MenuSection/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/MenuSection/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/MenuSection/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/MenuSection/properties/description/type",keyword:"type",params:{type: schema98.properties.description.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.items !== undefined){
let data3 = data.items;
if(Array.isArray(data3)){
const len0 = data3.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
if(!(validate217(data3[i0], {instancePath:instancePath+"/items/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/items",schemaPath:"#/MenuSection/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/MenuSection/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate216.errors = vErrors;
return errors === 0;
}
validate216.evaluated = {"props":{"id":true,"name":true,"description":true,"items":true},"dynamicProps":false,"dynamicItems":false};


function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/Menu" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate215.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.isMenu === undefined){
const err0 = {instancePath,schemaPath:"#/Menu/required",keyword:"required",params:{missingProperty: "isMenu"},message:"must have required property '"+"isMenu"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sections === undefined){
const err1 = {instancePath,schemaPath:"#/Menu/required",keyword:"required",params:{missingProperty: "sections"},message:"must have required property '"+"sections"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.confidence === undefined){
const err2 = {instancePath,schemaPath:"#/Menu/required",keyword:"required",params:{missingProperty: "confidence"},message:"must have required property '"+"confidence"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.merchant === undefined){
const err3 = {instancePath,schemaPath:"#/Menu/required",keyword:"required",params:{missingProperty: "merchant"},message:"must have required property '"+"merchant"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.sourceUrl === undefined){
const err4 = {instancePath,schemaPath:"#/Menu/required",keyword:"required",params:{missingProperty: "sourceUrl"},message:"must have required property '"+"sourceUrl"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.isMenu !== undefined){
if(typeof data.isMenu !== "boolean"){
const err5 = {instancePath:instancePath+"/isMenu",schemaPath:"#/Menu/properties/isMenu/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.confidence !== undefined){
let data1 = data.confidence;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/confidence",schemaPath:"#/Menu/properties/confidence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/confidence",schemaPath:"#/Menu/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/confidence",schemaPath:"#/Menu/properties/confidence/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.currency !== undefined){
let data2 = data.currency;
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
const err9 = {instancePath:instancePath+"/currency",schemaPath:"#/Menu/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/currency",schemaPath:"#/Menu/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.merchant !== undefined){
let data3 = data.merchant;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name === undefined){
const err11 = {instancePath:instancePath+"/merchant",schemaPath:"#/Menu/properties/merchant/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.name !== undefined){
if(typeof data3.name !== "string"){
const err12 = {instancePath:instancePath+"/merchant/name",schemaPath:"#/Menu/properties/merchant/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.type !== undefined){
if(typeof data3.type !== "string"){
const err13 = {instancePath:instancePath+"/merchant/type",schemaPath:"#/Menu/properties/merchant/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/merchant",schemaPath:"#/Menu/properties/merchant/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.sourceUrl !== undefined){
let data6 = data.sourceUrl;
if((typeof data6 !== "string") && (data6 !== null)){
const err15 = {instancePath:instancePath+"/sourceUrl",schemaPath:"#/Menu/properties/sourceUrl/type",keyword:"type",params:{type: schema97.properties.sourceUrl.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.sections !== undefined){
let data7 = data.sections;
if(Array.isArray(data7)){
const len0 = data7.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
if(!(validate216(data7[i0], {instancePath:instancePath+"/sections/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/sections",schemaPath:"#/Menu/properties/sections/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/Menu/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate215.errors = vErrors;
return errors === 0;
}
validate215.evaluated = {"props":{"isMenu":true,"confidence":true,"currency":true,"merchant":true,"sourceUrl":true,"sections":true},"dynamicProps":false,"dynamicItems":false};

const schema100 = {"$id":"contract:/Metadata","type":"object","properties":{"title":{"$ref":"contract:/TextOrTexts"},"description":{"$ref":"contract:/TextOrTexts"},"keywords":{"$ref":"contract:/TextOrTexts"},"language":{"type":["string","array","null"],"items":{"type":"string"}},"ogLocaleAlternate":{"type":"array","items":{"type":"string"}},"sourceURL":{"type":"string","format":"uri"},"url":{"type":"string","format":"uri"},"statusCode":{"type":"integer"},"contentType":{"type":"string","pattern":"^[\\w.+-]+/[\\w.+-]+"},"error":{"type":["string","null"]},"numPages":{"type":"integer","minimum":0},"totalPages":{"type":"integer","minimum":1},"sourceFile":{"type":"string"},"concurrencyLimited":{"type":"boolean"},"concurrencyQueueDurationMs":{"type":"number","multipleOf":1,"minimum":0},"scrapeId":{"type":"string"},"creditsUsed":{"type":"integer"},"proxyUsed":{"type":"string","enum":["basic","stealth"]},"cacheState":{"type":"string","enum":["hit","miss"]},"cachedAt":{"type":"string","format":"date-time"},"timezone":{"type":"string"}},"additionalProperties":{"$ref":"contract:/TextOrTexts"},"dependentSchemas":{"concurrencyQueueDurationMs":{"required":["concurrencyLimited"],"properties":{"concurrencyLimited":{"const":true}}}}};
const schema101 = {"$id":"contract:/TextOrTexts","type":["string","array"],"items":{"type":"string"}};

function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/TextOrTexts" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate223.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/TextOrTexts/type",keyword:"type",params:{type: schema101.type},message:"must be string,array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Array.isArray(data)){
const len0 = data.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
if(typeof data[i0] !== "string"){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/TextOrTexts/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
validate223.errors = vErrors;
return errors === 0;
}
validate223.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const pattern7 = new RegExp("^[\\w.+-]+/[\\w.+-]+", "u");

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/Metadata" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate222.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!(func6.call(schema100.properties, key0))){
if(!(validate223(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
}
}
if(data.title !== undefined){
if(!(validate223(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate223(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
}
if(data.keywords !== undefined){
if(!(validate223(data.keywords, {instancePath:instancePath+"/keywords",parentData:data,parentDataProperty:"keywords",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
let data4 = data.language;
if(((typeof data4 !== "string") && (!(Array.isArray(data4)))) && (data4 !== null)){
const err0 = {instancePath:instancePath+"/language",schemaPath:"#/Metadata/properties/language/type",keyword:"type",params:{type: schema100.properties.language.type},message:"must be string,array,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Array.isArray(data4)){
const len0 = data4.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
if(typeof data4[i0] !== "string"){
const err1 = {instancePath:instancePath+"/language/" + i0,schemaPath:"#/Metadata/properties/language/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
if(data.ogLocaleAlternate !== undefined){
let data6 = data.ogLocaleAlternate;
if(Array.isArray(data6)){
const len1 = data6.length;
const stop_i1 = errors + 100;
for(let i1=0; i1<len1 && errors<stop_i1; i1++){
if(typeof data6[i1] !== "string"){
const err2 = {instancePath:instancePath+"/ogLocaleAlternate/" + i1,schemaPath:"#/Metadata/properties/ogLocaleAlternate/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/ogLocaleAlternate",schemaPath:"#/Metadata/properties/ogLocaleAlternate/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.sourceURL !== undefined){
let data8 = data.sourceURL;
if(typeof data8 === "string"){
if(!(formats20.test(data8))){
const err4 = {instancePath:instancePath+"/sourceURL",schemaPath:"#/Metadata/properties/sourceURL/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/sourceURL",schemaPath:"#/Metadata/properties/sourceURL/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.url !== undefined){
let data9 = data.url;
if(typeof data9 === "string"){
if(!(formats20.test(data9))){
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/Metadata/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/url",schemaPath:"#/Metadata/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.statusCode !== undefined){
let data10 = data.statusCode;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err8 = {instancePath:instancePath+"/statusCode",schemaPath:"#/Metadata/properties/statusCode/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.contentType !== undefined){
let data11 = data.contentType;
if(typeof data11 === "string"){
if(!pattern7.test(data11)){
const err9 = {instancePath:instancePath+"/contentType",schemaPath:"#/Metadata/properties/contentType/pattern",keyword:"pattern",params:{pattern: "^[\\w.+-]+/[\\w.+-]+"},message:"must match pattern \""+"^[\\w.+-]+/[\\w.+-]+"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/contentType",schemaPath:"#/Metadata/properties/contentType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.error !== undefined){
let data12 = data.error;
if((typeof data12 !== "string") && (data12 !== null)){
const err11 = {instancePath:instancePath+"/error",schemaPath:"#/Metadata/properties/error/type",keyword:"type",params:{type: schema100.properties.error.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.numPages !== undefined){
let data13 = data.numPages;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err12 = {instancePath:instancePath+"/numPages",schemaPath:"#/Metadata/properties/numPages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err13 = {instancePath:instancePath+"/numPages",schemaPath:"#/Metadata/properties/numPages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.totalPages !== undefined){
let data14 = data.totalPages;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err14 = {instancePath:instancePath+"/totalPages",schemaPath:"#/Metadata/properties/totalPages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
const err15 = {instancePath:instancePath+"/totalPages",schemaPath:"#/Metadata/properties/totalPages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.sourceFile !== undefined){
if(typeof data.sourceFile !== "string"){
const err16 = {instancePath:instancePath+"/sourceFile",schemaPath:"#/Metadata/properties/sourceFile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.concurrencyLimited !== undefined){
if(typeof data.concurrencyLimited !== "boolean"){
const err17 = {instancePath:instancePath+"/concurrencyLimited",schemaPath:"#/Metadata/properties/concurrencyLimited/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.concurrencyQueueDurationMs !== undefined){
let data17 = data.concurrencyQueueDurationMs;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err18 = {instancePath:instancePath+"/concurrencyQueueDurationMs",schemaPath:"#/Metadata/properties/concurrencyQueueDurationMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
let res0;
if((1 === 0 || (res0 = data17/1, res0 !== parseInt(res0)))){
const err19 = {instancePath:instancePath+"/concurrencyQueueDurationMs",schemaPath:"#/Metadata/properties/concurrencyQueueDurationMs/multipleOf",keyword:"multipleOf",params:{multipleOf: 1},message:"must be multiple of 1"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/concurrencyQueueDurationMs",schemaPath:"#/Metadata/properties/concurrencyQueueDurationMs/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.scrapeId !== undefined){
if(typeof data.scrapeId !== "string"){
const err21 = {instancePath:instancePath+"/scrapeId",schemaPath:"#/Metadata/properties/scrapeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.creditsUsed !== undefined){
let data19 = data.creditsUsed;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err22 = {instancePath:instancePath+"/creditsUsed",schemaPath:"#/Metadata/properties/creditsUsed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.proxyUsed !== undefined){
let data20 = data.proxyUsed;
if(typeof data20 !== "string"){
const err23 = {instancePath:instancePath+"/proxyUsed",schemaPath:"#/Metadata/properties/proxyUsed/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!((data20 === "basic") || (data20 === "stealth"))){
const err24 = {instancePath:instancePath+"/proxyUsed",schemaPath:"#/Metadata/properties/proxyUsed/enum",keyword:"enum",params:{allowedValues: schema100.properties.proxyUsed.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.cacheState !== undefined){
let data21 = data.cacheState;
if(typeof data21 !== "string"){
const err25 = {instancePath:instancePath+"/cacheState",schemaPath:"#/Metadata/properties/cacheState/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!((data21 === "hit") || (data21 === "miss"))){
const err26 = {instancePath:instancePath+"/cacheState",schemaPath:"#/Metadata/properties/cacheState/enum",keyword:"enum",params:{allowedValues: schema100.properties.cacheState.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.cachedAt !== undefined){
let data22 = data.cachedAt;
if(typeof data22 === "string"){
if(!(formats0.test(data22))){
const err27 = {instancePath:instancePath+"/cachedAt",schemaPath:"#/Metadata/properties/cachedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/cachedAt",schemaPath:"#/Metadata/properties/cachedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.timezone !== undefined){
if(typeof data.timezone !== "string"){
const err29 = {instancePath:instancePath+"/timezone",schemaPath:"#/Metadata/properties/timezone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.concurrencyQueueDurationMs !== undefined){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.concurrencyLimited === undefined){
const err30 = {instancePath,schemaPath:"#/Metadata/dependentSchemas/concurrencyQueueDurationMs/required",keyword:"required",params:{missingProperty: "concurrencyLimited"},message:"must have required property '"+"concurrencyLimited"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data.concurrencyLimited !== undefined){
if(true !== data.concurrencyLimited){
const err31 = {instancePath:instancePath+"/concurrencyLimited",schemaPath:"#/Metadata/dependentSchemas/concurrencyQueueDurationMs/properties/concurrencyLimited/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/Metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate222.errors = vErrors;
return errors === 0;
}
validate222.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/DocumentData" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate195.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.metadata === undefined){
const err0 = {instancePath,schemaPath:"#/DocumentData/required",keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.markdown !== undefined){
if(typeof data.markdown !== "string"){
const err1 = {instancePath:instancePath+"/markdown",schemaPath:"#/DocumentData/properties/markdown/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.html !== undefined){
let data1 = data.html;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/html",schemaPath:"#/DocumentData/properties/html/type",keyword:"type",params:{type: schema88.properties.html.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.rawHtml !== undefined){
let data2 = data.rawHtml;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/rawHtml",schemaPath:"#/DocumentData/properties/rawHtml/type",keyword:"type",params:{type: schema88.properties.rawHtml.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.links !== undefined){
let data3 = data.links;
if(Array.isArray(data3)){
const len0 = data3.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
if(typeof data3[i0] !== "string"){
const err4 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/DocumentData/properties/links/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/links",schemaPath:"#/DocumentData/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.images !== undefined){
let data5 = data.images;
if(Array.isArray(data5)){
const len1 = data5.length;
const stop_i1 = errors + 100;
for(let i1=0; i1<len1 && errors<stop_i1; i1++){
if(typeof data5[i1] !== "string"){
const err6 = {instancePath:instancePath+"/images/" + i1,schemaPath:"#/DocumentData/properties/images/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/images",schemaPath:"#/DocumentData/properties/images/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.attributes !== undefined){
let data7 = data.attributes;
if(Array.isArray(data7)){
const len2 = data7.length;
const stop_i2 = errors + 100;
for(let i2=0; i2<len2 && errors<stop_i2; i2++){
if(!(validate196(data7[i2], {instancePath:instancePath+"/attributes/" + i2,parentData:data7,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/attributes",schemaPath:"#/DocumentData/properties/attributes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.pages !== undefined){
let data9 = data.pages;
if(Array.isArray(data9)){
const len3 = data9.length;
const stop_i3 = errors + 100;
for(let i3=0; i3<len3 && errors<stop_i3; i3++){
if(!(validate198(data9[i3], {instancePath:instancePath+"/pages/" + i3,parentData:data9,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/pages",schemaPath:"#/DocumentData/properties/pages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.blocks !== undefined){
let data11 = data.blocks;
if(Array.isArray(data11)){
const len4 = data11.length;
const stop_i4 = errors + 100;
for(let i4=0; i4<len4 && errors<stop_i4; i4++){
if(!(validate200(data11[i4], {instancePath:instancePath+"/blocks/" + i4,parentData:data11,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/blocks",schemaPath:"#/DocumentData/properties/blocks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.summary !== undefined){
let data13 = data.summary;
if((typeof data13 !== "string") && (data13 !== null)){
const err11 = {instancePath:instancePath+"/summary",schemaPath:"#/DocumentData/properties/summary/type",keyword:"type",params:{type: schema88.properties.summary.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.screenshot !== undefined){
let data14 = data.screenshot;
if((typeof data14 !== "string") && (data14 !== null)){
const err12 = {instancePath:instancePath+"/screenshot",schemaPath:"#/DocumentData/properties/screenshot/type",keyword:"type",params:{type: schema88.properties.screenshot.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.audio !== undefined){
let data15 = data.audio;
if((typeof data15 !== "string") && (data15 !== null)){
const err13 = {instancePath:instancePath+"/audio",schemaPath:"#/DocumentData/properties/audio/type",keyword:"type",params:{type: schema88.properties.audio.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data15 === "string"){
if(!(formats20.test(data15))){
const err14 = {instancePath:instancePath+"/audio",schemaPath:"#/DocumentData/properties/audio/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.video !== undefined){
let data16 = data.video;
if((typeof data16 !== "string") && (data16 !== null)){
const err15 = {instancePath:instancePath+"/video",schemaPath:"#/DocumentData/properties/video/type",keyword:"type",params:{type: schema88.properties.video.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data16 === "string"){
if(!(formats20.test(data16))){
const err16 = {instancePath:instancePath+"/video",schemaPath:"#/DocumentData/properties/video/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.answer !== undefined){
let data17 = data.answer;
if((typeof data17 !== "string") && (data17 !== null)){
const err17 = {instancePath:instancePath+"/answer",schemaPath:"#/DocumentData/properties/answer/type",keyword:"type",params:{type: schema88.properties.answer.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.highlights !== undefined){
let data18 = data.highlights;
if((typeof data18 !== "string") && (data18 !== null)){
const err18 = {instancePath:instancePath+"/highlights",schemaPath:"#/DocumentData/properties/highlights/type",keyword:"type",params:{type: schema88.properties.highlights.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.warning !== undefined){
let data19 = data.warning;
if((typeof data19 !== "string") && (data19 !== null)){
const err19 = {instancePath:instancePath+"/warning",schemaPath:"#/DocumentData/properties/warning/type",keyword:"type",params:{type: schema88.properties.warning.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.actions !== undefined){
let data20 = data.actions;
if((!(data20 && typeof data20 == "object" && !Array.isArray(data20))) && (data20 !== null)){
const err20 = {instancePath:instancePath+"/actions",schemaPath:"#/DocumentData/properties/actions/type",keyword:"type",params:{type: schema88.properties.actions.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs41 = errors;
let valid12 = true;
const _errs42 = errors;
if(!(data20 && typeof data20 == "object" && !Array.isArray(data20))){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid0 = _errs42 === errors;
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs44 = errors;
if(!(validate204(data20, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
var _valid0 = _errs44 === errors;
valid12 = _valid0;
if(valid12){
var props0 = {};
props0.javascriptReturns = true;
props0.pdfs = true;
props0.scrapes = true;
props0.screenshots = true;
}
}
if(!valid12){
const err22 = {instancePath:instancePath+"/actions",schemaPath:"#/DocumentData/properties/actions/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs46 = errors;
let valid13 = true;
const _errs47 = errors;
if(data20 !== null){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid1 = _errs47 === errors;
errors = _errs46;
if(vErrors !== null){
if(_errs46){
vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs49 = errors;
if(data20 !== null){
const err24 = {instancePath:instancePath+"/actions",schemaPath:"#/DocumentData/properties/actions/allOf/1/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid1 = _errs49 === errors;
valid13 = _valid1;
}
if(!valid13){
const err25 = {instancePath:instancePath+"/actions",schemaPath:"#/DocumentData/properties/actions/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.branding !== undefined){
let data21 = data.branding;
if((!(data21 && typeof data21 == "object" && !Array.isArray(data21))) && (data21 !== null)){
const err26 = {instancePath:instancePath+"/branding",schemaPath:"#/DocumentData/properties/branding/type",keyword:"type",params:{type: schema88.properties.branding.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs54 = errors;
let valid15 = true;
const _errs55 = errors;
if(!(data21 && typeof data21 == "object" && !Array.isArray(data21))){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid2 = _errs55 === errors;
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs57 = errors;
if(!(validate164(data21, {instancePath:instancePath+"/branding",parentData:data,parentDataProperty:"branding",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var _valid2 = _errs57 === errors;
valid15 = _valid2;
if(valid15){
var props1 = {};
props1.colorScheme = true;
props1.colors = true;
props1.fonts = true;
props1.typography = true;
props1.spacing = true;
props1.components = true;
props1.images = true;
props1.logo = true;
props1.animations = true;
props1.icons = true;
props1.layout = true;
props1.personality = true;
}
}
if(!valid15){
const err28 = {instancePath:instancePath+"/branding",schemaPath:"#/DocumentData/properties/branding/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const _errs59 = errors;
let valid16 = true;
const _errs60 = errors;
if(data21 !== null){
const err29 = {};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid3 = _errs60 === errors;
errors = _errs59;
if(vErrors !== null){
if(_errs59){
vErrors.length = _errs59;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs62 = errors;
if(data21 !== null){
const err30 = {instancePath:instancePath+"/branding",schemaPath:"#/DocumentData/properties/branding/allOf/1/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid3 = _errs62 === errors;
valid16 = _valid3;
}
if(!valid16){
const err31 = {instancePath:instancePath+"/branding",schemaPath:"#/DocumentData/properties/branding/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.changeTracking !== undefined){
let data22 = data.changeTracking;
if((!(data22 && typeof data22 == "object" && !Array.isArray(data22))) && (data22 !== null)){
const err32 = {instancePath:instancePath+"/changeTracking",schemaPath:"#/DocumentData/properties/changeTracking/type",keyword:"type",params:{type: schema88.properties.changeTracking.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const _errs67 = errors;
let valid18 = true;
const _errs68 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err33 = {};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid4 = _errs68 === errors;
errors = _errs67;
if(vErrors !== null){
if(_errs67){
vErrors.length = _errs67;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs70 = errors;
if(!(validate177(data22, {instancePath:instancePath+"/changeTracking",parentData:data,parentDataProperty:"changeTracking",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var _valid4 = _errs70 === errors;
valid18 = _valid4;
if(valid18){
var props2 = {};
props2.changeStatus = true;
props2.visibility = true;
props2.previousScrapeAt = true;
props2.diff = true;
props2.json = true;
}
}
if(!valid18){
const err34 = {instancePath:instancePath+"/changeTracking",schemaPath:"#/DocumentData/properties/changeTracking/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const _errs72 = errors;
let valid19 = true;
const _errs73 = errors;
if(data22 !== null){
const err35 = {};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid5 = _errs73 === errors;
errors = _errs72;
if(vErrors !== null){
if(_errs72){
vErrors.length = _errs72;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs75 = errors;
if(data22 !== null){
const err36 = {instancePath:instancePath+"/changeTracking",schemaPath:"#/DocumentData/properties/changeTracking/allOf/1/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var _valid5 = _errs75 === errors;
valid19 = _valid5;
}
if(!valid19){
const err37 = {instancePath:instancePath+"/changeTracking",schemaPath:"#/DocumentData/properties/changeTracking/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.product !== undefined){
let data23 = data.product;
if((!(data23 && typeof data23 == "object" && !Array.isArray(data23))) && (data23 !== null)){
const err38 = {instancePath:instancePath+"/product",schemaPath:"#/DocumentData/properties/product/type",keyword:"type",params:{type: schema88.properties.product.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const _errs80 = errors;
let valid21 = true;
const _errs81 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err39 = {};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var _valid6 = _errs81 === errors;
errors = _errs80;
if(vErrors !== null){
if(_errs80){
vErrors.length = _errs80;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs83 = errors;
if(!(validate208(data23, {instancePath:instancePath+"/product",parentData:data,parentDataProperty:"product",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
var _valid6 = _errs83 === errors;
valid21 = _valid6;
if(valid21){
var props3 = {};
props3.title = true;
props3.url = true;
props3.brand = true;
props3.category = true;
props3.description = true;
props3.variants = true;
}
}
if(!valid21){
const err40 = {instancePath:instancePath+"/product",schemaPath:"#/DocumentData/properties/product/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const _errs85 = errors;
let valid22 = true;
const _errs86 = errors;
if(data23 !== null){
const err41 = {};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var _valid7 = _errs86 === errors;
errors = _errs85;
if(vErrors !== null){
if(_errs85){
vErrors.length = _errs85;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs88 = errors;
if(data23 !== null){
const err42 = {instancePath:instancePath+"/product",schemaPath:"#/DocumentData/properties/product/allOf/1/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var _valid7 = _errs88 === errors;
valid22 = _valid7;
}
if(!valid22){
const err43 = {instancePath:instancePath+"/product",schemaPath:"#/DocumentData/properties/product/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.menu !== undefined){
let data24 = data.menu;
if((!(data24 && typeof data24 == "object" && !Array.isArray(data24))) && (data24 !== null)){
const err44 = {instancePath:instancePath+"/menu",schemaPath:"#/DocumentData/properties/menu/type",keyword:"type",params:{type: schema88.properties.menu.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const _errs93 = errors;
let valid24 = true;
const _errs94 = errors;
if(!(data24 && typeof data24 == "object" && !Array.isArray(data24))){
const err45 = {};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var _valid8 = _errs94 === errors;
errors = _errs93;
if(vErrors !== null){
if(_errs93){
vErrors.length = _errs93;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs96 = errors;
if(!(validate215(data24, {instancePath:instancePath+"/menu",parentData:data,parentDataProperty:"menu",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
var _valid8 = _errs96 === errors;
valid24 = _valid8;
if(valid24){
var props4 = {};
props4.isMenu = true;
props4.confidence = true;
props4.currency = true;
props4.merchant = true;
props4.sourceUrl = true;
props4.sections = true;
}
}
if(!valid24){
const err46 = {instancePath:instancePath+"/menu",schemaPath:"#/DocumentData/properties/menu/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const _errs98 = errors;
let valid25 = true;
const _errs99 = errors;
if(data24 !== null){
const err47 = {};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var _valid9 = _errs99 === errors;
errors = _errs98;
if(vErrors !== null){
if(_errs98){
vErrors.length = _errs98;
}
else {
vErrors = null;
}
}
if(_valid9){
const _errs101 = errors;
if(data24 !== null){
const err48 = {instancePath:instancePath+"/menu",schemaPath:"#/DocumentData/properties/menu/allOf/1/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var _valid9 = _errs101 === errors;
valid25 = _valid9;
}
if(!valid25){
const err49 = {instancePath:instancePath+"/menu",schemaPath:"#/DocumentData/properties/menu/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.metadata !== undefined){
if(!(validate222(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
}
}
else {
const err50 = {instancePath,schemaPath:"#/DocumentData/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
validate195.errors = vErrors;
return errors === 0;
}
validate195.evaluated = {"props":{"markdown":true,"html":true,"rawHtml":true,"links":true,"images":true,"json":true,"attributes":true,"pages":true,"blocks":true,"summary":true,"screenshot":true,"audio":true,"video":true,"answer":true,"highlights":true,"warning":true,"actions":true,"branding":true,"changeTracking":true,"product":true,"menu":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/DocumentResponse" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate194.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/DocumentResponse/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/DocumentResponse/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err2 = {instancePath:instancePath+"/success",schemaPath:"#/DocumentResponse/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate195(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/DocumentResponse/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate194.errors = vErrors;
return errors === 0;
}
validate194.evaluated = {"props":{"success":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const DocumentData = validate195;

export const PageText = validate198;

export const PageBlocks = validate200;

export const PageBlock = validate201;

export const AttributeValues = validate196;

export const ActionResults = validate204;

export const ErrorBody = validate230;
const schema102 = {"$id":"contract:/ErrorBody","type":"object","required":["success","code","error"],"properties":{"success":{"type":"boolean","const":false},"code":{"$ref":"contract:/ErrorCodeName"},"error":{"type":"string","minLength":1},"details":{}}};
const schema103 = {"$id":"contract:/ErrorCodeName","type":"string","minLength":1};

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ErrorCodeName" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate231.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) < 1){
const err0 = {instancePath,schemaPath:"#/ErrorCodeName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/ErrorCodeName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ErrorBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate230.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/ErrorBody/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code === undefined){
const err1 = {instancePath,schemaPath:"#/ErrorBody/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error === undefined){
const err2 = {instancePath,schemaPath:"#/ErrorBody/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err3 = {instancePath:instancePath+"/success",schemaPath:"#/ErrorBody/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(false !== data0){
const err4 = {instancePath:instancePath+"/success",schemaPath:"#/ErrorBody/properties/success/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.code !== undefined){
if(!(validate231(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
}
if(data.error !== undefined){
let data2 = data.error;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err5 = {instancePath:instancePath+"/error",schemaPath:"#/ErrorBody/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/error",schemaPath:"#/ErrorBody/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/ErrorBody/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate230.errors = vErrors;
return errors === 0;
}
validate230.evaluated = {"props":{"success":true,"code":true,"error":true,"details":true},"dynamicProps":false,"dynamicItems":false};

export const ErrorCodeName = validate231;

export const BadRequestError = validate233;
const schema104 = {"$id":"contract:/BadRequestError","type":"object","required":["success","code","error"],"properties":{"success":{"type":"boolean","const":false},"code":{"type":"string"},"error":{"type":"string"},"details":{}}};

function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/BadRequestError" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate233.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/BadRequestError/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code === undefined){
const err1 = {instancePath,schemaPath:"#/BadRequestError/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error === undefined){
const err2 = {instancePath,schemaPath:"#/BadRequestError/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err3 = {instancePath:instancePath+"/success",schemaPath:"#/BadRequestError/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(false !== data0){
const err4 = {instancePath:instancePath+"/success",schemaPath:"#/BadRequestError/properties/success/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/BadRequestError/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
const err6 = {instancePath:instancePath+"/error",schemaPath:"#/BadRequestError/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/BadRequestError/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate233.errors = vErrors;
return errors === 0;
}
validate233.evaluated = {"props":{"success":true,"code":true,"error":true,"details":true},"dynamicProps":false,"dynamicItems":false};

export const PaymentRequiredError = validate234;
const schema105 = {"$id":"contract:/PaymentRequiredError","type":"object","required":["error","success","code"],"properties":{"error":{"type":"string"},"success":{"type":"boolean","const":false},"code":{"$ref":"contract:/ErrorCodeName"}}};

function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/PaymentRequiredError" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate234.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/PaymentRequiredError/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.success === undefined){
const err1 = {instancePath,schemaPath:"#/PaymentRequiredError/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.code === undefined){
const err2 = {instancePath,schemaPath:"#/PaymentRequiredError/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
const err3 = {instancePath:instancePath+"/error",schemaPath:"#/PaymentRequiredError/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.success !== undefined){
let data1 = data.success;
if(typeof data1 !== "boolean"){
const err4 = {instancePath:instancePath+"/success",schemaPath:"#/PaymentRequiredError/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(false !== data1){
const err5 = {instancePath:instancePath+"/success",schemaPath:"#/PaymentRequiredError/properties/success/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.code !== undefined){
if(!(validate231(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/PaymentRequiredError/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate234.errors = vErrors;
return errors === 0;
}
validate234.evaluated = {"props":{"error":true,"success":true,"code":true},"dynamicProps":false,"dynamicItems":false};

export const RateLimitError = validate236;
const schema106 = {"$id":"contract:/RateLimitError","type":"object","required":["error","success","code"],"properties":{"error":{"type":"string"},"success":{"type":"boolean","const":false},"code":{"$ref":"contract:/ErrorCodeName"}}};

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/RateLimitError" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate236.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/RateLimitError/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.success === undefined){
const err1 = {instancePath,schemaPath:"#/RateLimitError/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.code === undefined){
const err2 = {instancePath,schemaPath:"#/RateLimitError/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
const err3 = {instancePath:instancePath+"/error",schemaPath:"#/RateLimitError/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.success !== undefined){
let data1 = data.success;
if(typeof data1 !== "boolean"){
const err4 = {instancePath:instancePath+"/success",schemaPath:"#/RateLimitError/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(false !== data1){
const err5 = {instancePath:instancePath+"/success",schemaPath:"#/RateLimitError/properties/success/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.code !== undefined){
if(!(validate231(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/RateLimitError/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate236.errors = vErrors;
return errors === 0;
}
validate236.evaluated = {"props":{"error":true,"success":true,"code":true},"dynamicProps":false,"dynamicItems":false};

export const UnexpectedError = validate238;
const schema107 = {"$id":"contract:/UnexpectedError","type":"object","required":["success","code","error"],"properties":{"success":{"type":"boolean","const":false},"code":{"type":"string"},"error":{"type":"string"},"details":{}}};

function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/UnexpectedError" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate238.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/UnexpectedError/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code === undefined){
const err1 = {instancePath,schemaPath:"#/UnexpectedError/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error === undefined){
const err2 = {instancePath,schemaPath:"#/UnexpectedError/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err3 = {instancePath:instancePath+"/success",schemaPath:"#/UnexpectedError/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(false !== data0){
const err4 = {instancePath:instancePath+"/success",schemaPath:"#/UnexpectedError/properties/success/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/UnexpectedError/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
const err6 = {instancePath:instancePath+"/error",schemaPath:"#/UnexpectedError/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/UnexpectedError/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate238.errors = vErrors;
return errors === 0;
}
validate238.evaluated = {"props":{"success":true,"code":true,"error":true,"details":true},"dynamicProps":false,"dynamicItems":false};

export const ExtractRequest = validate239;
const schema108 = {"$id":"contract:/ExtractRequest","type":"object","allOf":[{"$ref":"contract:/KnownExtractOptions"}],"if":{"required":["prompt"],"properties":{"prompt":{}}},"else":{"required":["urls"],"properties":{"urls":{}}},"properties":{"agent":{},"threatProtection":{},"urls":{"type":"array","minItems":1,"maxItems":10,"items":{"type":"string","minLength":1}},"prompt":{"type":"string","minLength":1,"maxLength":10000},"schema":{"type":"object"},"systemPrompt":{"type":"string","maxLength":10000},"enableWebSearch":{"type":"boolean"},"allowExternalLinks":{"type":"boolean"},"includeSubdomains":{"type":"boolean"},"ignoreSitemap":{"type":"boolean"},"showSources":{"type":"boolean"},"scrapeOptions":{"$ref":"contract:/ScrapeOptions"},"ignoreInvalidURLs":{"type":"boolean"},"limit":{"type":"integer","minimum":1},"timeout":{"type":"integer","minimum":1000},"webhook":{"$ref":"contract:/Webhook"},"zeroDataRetention":{"type":"boolean"},"origin":{"type":"string"},"integration":{"type":["string","null"]}},"additionalProperties":false};
const schema109 = {"$id":"contract:/KnownExtractOptions","type":"object","properties":{"agent":{"allOf":[{"maxProperties":0},{"if":{"type":"object"},"then":{"$ref":"contract:/AnyObject"}},{"if":{"type":"null"},"then":{"type":"null"}}],"type":["object","null"]},"threatProtection":{"$ref":"contract:/ThreatProtection"}}};

function validate240(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/KnownExtractOptions" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate240.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.agent !== undefined){
let data0 = data.agent;
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/agent",schemaPath:"#/KnownExtractOptions/properties/agent/type",keyword:"type",params:{type: schema109.properties.agent.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 0){
const err1 = {instancePath:instancePath+"/agent",schemaPath:"#/KnownExtractOptions/properties/agent/allOf/0/maxProperties",keyword:"maxProperties",params:{limit: 0},message:"must NOT have more than 0 properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
const _errs5 = errors;
let valid2 = true;
const _errs6 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs8 = errors;
if(!(validate90(data0, {instancePath:instancePath+"/agent",parentData:data,parentDataProperty:"agent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid2 = _valid0;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/agent",schemaPath:"#/KnownExtractOptions/properties/agent/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs10 = errors;
let valid3 = true;
const _errs11 = errors;
if(data0 !== null){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs13 = errors;
if(data0 !== null){
const err5 = {instancePath:instancePath+"/agent",schemaPath:"#/KnownExtractOptions/properties/agent/allOf/2/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs13 === errors;
valid3 = _valid1;
}
if(!valid3){
const err6 = {instancePath:instancePath+"/agent",schemaPath:"#/KnownExtractOptions/properties/agent/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.threatProtection !== undefined){
if(!(validate88(data.threatProtection, {instancePath:instancePath+"/threatProtection",parentData:data,parentDataProperty:"threatProtection",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/KnownExtractOptions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate240.errors = vErrors;
return errors === 0;
}
validate240.evaluated = {"props":{"agent":true,"threatProtection":true},"dynamicProps":false,"dynamicItems":false};


function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ExtractRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate239.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate240(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate240.errors : vErrors.concat(validate240.errors);
errors = vErrors.length;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.prompt === undefined) && (missing0 = "prompt")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.urls === undefined){
const err1 = {instancePath,schemaPath:"#/ExtractRequest/else/required",keyword:"required",params:{missingProperty: "urls"},message:"must have required property '"+"urls"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.urls = true;
props0.prompt = true;
props0.agent = true;
props0.threatProtection = true;
}
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/ExtractRequest/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!(func6.call(schema108.properties, key0))){
const err3 = {instancePath,schemaPath:"#/ExtractRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.urls !== undefined){
let data0 = data.urls;
if(Array.isArray(data0)){
if(data0.length > 10){
const err4 = {instancePath:instancePath+"/urls",schemaPath:"#/ExtractRequest/properties/urls/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.length < 1){
const err5 = {instancePath:instancePath+"/urls",schemaPath:"#/ExtractRequest/properties/urls/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data0.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/urls/" + i0,schemaPath:"#/ExtractRequest/properties/urls/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/urls/" + i0,schemaPath:"#/ExtractRequest/properties/urls/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/urls",schemaPath:"#/ExtractRequest/properties/urls/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.prompt !== undefined){
let data2 = data.prompt;
if(typeof data2 === "string"){
if(func1(data2) > 10000){
const err9 = {instancePath:instancePath+"/prompt",schemaPath:"#/ExtractRequest/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data2) < 1){
const err10 = {instancePath:instancePath+"/prompt",schemaPath:"#/ExtractRequest/properties/prompt/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/prompt",schemaPath:"#/ExtractRequest/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.schema !== undefined){
let data3 = data.schema;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err12 = {instancePath:instancePath+"/schema",schemaPath:"#/ExtractRequest/properties/schema/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.systemPrompt !== undefined){
let data4 = data.systemPrompt;
if(typeof data4 === "string"){
if(func1(data4) > 10000){
const err13 = {instancePath:instancePath+"/systemPrompt",schemaPath:"#/ExtractRequest/properties/systemPrompt/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/systemPrompt",schemaPath:"#/ExtractRequest/properties/systemPrompt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.enableWebSearch !== undefined){
if(typeof data.enableWebSearch !== "boolean"){
const err15 = {instancePath:instancePath+"/enableWebSearch",schemaPath:"#/ExtractRequest/properties/enableWebSearch/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.allowExternalLinks !== undefined){
if(typeof data.allowExternalLinks !== "boolean"){
const err16 = {instancePath:instancePath+"/allowExternalLinks",schemaPath:"#/ExtractRequest/properties/allowExternalLinks/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.includeSubdomains !== undefined){
if(typeof data.includeSubdomains !== "boolean"){
const err17 = {instancePath:instancePath+"/includeSubdomains",schemaPath:"#/ExtractRequest/properties/includeSubdomains/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.ignoreSitemap !== undefined){
if(typeof data.ignoreSitemap !== "boolean"){
const err18 = {instancePath:instancePath+"/ignoreSitemap",schemaPath:"#/ExtractRequest/properties/ignoreSitemap/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.showSources !== undefined){
if(typeof data.showSources !== "boolean"){
const err19 = {instancePath:instancePath+"/showSources",schemaPath:"#/ExtractRequest/properties/showSources/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.scrapeOptions !== undefined){
if(!(validate184(data.scrapeOptions, {instancePath:instancePath+"/scrapeOptions",parentData:data,parentDataProperty:"scrapeOptions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
}
if(data.ignoreInvalidURLs !== undefined){
if(typeof data.ignoreInvalidURLs !== "boolean"){
const err20 = {instancePath:instancePath+"/ignoreInvalidURLs",schemaPath:"#/ExtractRequest/properties/ignoreInvalidURLs/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.limit !== undefined){
let data12 = data.limit;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err21 = {instancePath:instancePath+"/limit",schemaPath:"#/ExtractRequest/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
const err22 = {instancePath:instancePath+"/limit",schemaPath:"#/ExtractRequest/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.timeout !== undefined){
let data13 = data.timeout;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err23 = {instancePath:instancePath+"/timeout",schemaPath:"#/ExtractRequest/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1000 || isNaN(data13)){
const err24 = {instancePath:instancePath+"/timeout",schemaPath:"#/ExtractRequest/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.webhook !== undefined){
if(!(validate94(data.webhook, {instancePath:instancePath+"/webhook",parentData:data,parentDataProperty:"webhook",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data.zeroDataRetention !== undefined){
if(typeof data.zeroDataRetention !== "boolean"){
const err25 = {instancePath:instancePath+"/zeroDataRetention",schemaPath:"#/ExtractRequest/properties/zeroDataRetention/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.origin !== undefined){
if(typeof data.origin !== "string"){
const err26 = {instancePath:instancePath+"/origin",schemaPath:"#/ExtractRequest/properties/origin/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.integration !== undefined){
let data17 = data.integration;
if((typeof data17 !== "string") && (data17 !== null)){
const err27 = {instancePath:instancePath+"/integration",schemaPath:"#/ExtractRequest/properties/integration/type",keyword:"type",params:{type: schema108.properties.integration.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/ExtractRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate239.errors = vErrors;
return errors === 0;
}
validate239.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const ExtractStarted = validate246;
const schema110 = {"$id":"contract:/ExtractStarted","type":"object","required":["success","id"],"properties":{"success":{"type":"boolean","const":true},"id":{"$ref":"contract:/JobId"},"urlTrace":{"type":"array","items":{}},"invalidURLs":{"type":["array","null"],"items":{"type":"string"}}}};

function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ExtractStarted" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate246.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/ExtractStarted/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/ExtractStarted/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/success",schemaPath:"#/ExtractStarted/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(true !== data0){
const err3 = {instancePath:instancePath+"/success",schemaPath:"#/ExtractStarted/properties/success/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate106(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.urlTrace !== undefined){
if(!(Array.isArray(data.urlTrace))){
const err4 = {instancePath:instancePath+"/urlTrace",schemaPath:"#/ExtractStarted/properties/urlTrace/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.invalidURLs !== undefined){
let data3 = data.invalidURLs;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err5 = {instancePath:instancePath+"/invalidURLs",schemaPath:"#/ExtractStarted/properties/invalidURLs/type",keyword:"type",params:{type: schema110.properties.invalidURLs.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data3)){
const len0 = data3.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
if(typeof data3[i0] !== "string"){
const err6 = {instancePath:instancePath+"/invalidURLs/" + i0,schemaPath:"#/ExtractStarted/properties/invalidURLs/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/ExtractStarted/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate246.errors = vErrors;
return errors === 0;
}
validate246.evaluated = {"props":{"success":true,"id":true,"urlTrace":true,"invalidURLs":true},"dynamicProps":false,"dynamicItems":false};

export const ExtractStatus = validate248;
const schema111 = {"$id":"contract:/ExtractStatus","type":"object","required":["success","status"],"properties":{"success":{"type":"boolean","const":true},"status":{"type":"string","enum":["processing","completed","failed","cancelled"]},"data":{},"error":{"type":["string","null"]},"warning":{"type":["string","null"]},"expiresAt":{"type":"string","format":"date-time"},"sources":{"type":["object","null"]},"tokensUsed":{"type":"integer"},"creditsUsed":{"type":"integer"}}};

function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ExtractStatus" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate248.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/ExtractStatus/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/ExtractStatus/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/success",schemaPath:"#/ExtractStatus/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(true !== data0){
const err3 = {instancePath:instancePath+"/success",schemaPath:"#/ExtractStatus/properties/success/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/ExtractStatus/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((data1 === "processing") || (data1 === "completed")) || (data1 === "failed")) || (data1 === "cancelled"))){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/ExtractStatus/properties/status/enum",keyword:"enum",params:{allowedValues: schema111.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.error !== undefined){
let data2 = data.error;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/error",schemaPath:"#/ExtractStatus/properties/error/type",keyword:"type",params:{type: schema111.properties.error.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.warning !== undefined){
let data3 = data.warning;
if((typeof data3 !== "string") && (data3 !== null)){
const err7 = {instancePath:instancePath+"/warning",schemaPath:"#/ExtractStatus/properties/warning/type",keyword:"type",params:{type: schema111.properties.warning.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.expiresAt !== undefined){
let data4 = data.expiresAt;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err8 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/ExtractStatus/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/ExtractStatus/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.sources !== undefined){
let data5 = data.sources;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
const err10 = {instancePath:instancePath+"/sources",schemaPath:"#/ExtractStatus/properties/sources/type",keyword:"type",params:{type: schema111.properties.sources.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.tokensUsed !== undefined){
let data6 = data.tokensUsed;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err11 = {instancePath:instancePath+"/tokensUsed",schemaPath:"#/ExtractStatus/properties/tokensUsed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.creditsUsed !== undefined){
let data7 = data.creditsUsed;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err12 = {instancePath:instancePath+"/creditsUsed",schemaPath:"#/ExtractStatus/properties/creditsUsed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/ExtractStatus/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate248.errors = vErrors;
return errors === 0;
}
validate248.evaluated = {"props":{"success":true,"status":true,"data":true,"error":true,"warning":true,"expiresAt":true,"sources":true,"tokensUsed":true,"creditsUsed":true},"dynamicProps":false,"dynamicItems":false};

export const PlainFormat = validate249;
const schema112 = {"$id":"contract:/PlainFormat","type":"object","required":["type"],"additionalProperties":false,"properties":{"type":{"type":"string","enum":["markdown","summary","html","rawHtml","links","images"]}}};

function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/PlainFormat" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate249.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/PlainFormat/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/PlainFormat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/PlainFormat/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((data0 === "markdown") || (data0 === "summary")) || (data0 === "html")) || (data0 === "rawHtml")) || (data0 === "links")) || (data0 === "images"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/PlainFormat/properties/type/enum",keyword:"enum",params:{allowedValues: schema112.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/PlainFormat/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate249.errors = vErrors;
return errors === 0;
}
validate249.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const ScrapeFormats = validate116;

export const ScrapeFormat = validate117;

export const ScrapeFormatName = validate118;

export const PlainScrapeFormat = validate120;

export const JsonFormat = validate122;

export const ScreenshotFormat = validate126;

export const FullPage = validate71;

export const ScreenshotQuality = validate73;

export const Viewport = validate75;

export const ChangeTrackingFormat = validate131;

export const AttributesFormat = validate133;

export const QuestionFormat = validate135;

export const HighlightsFormat = validate137;

export const QueryFormat = validate139;

export const JobId = validate106;

export const JobStatus = validate250;
const schema113 = {"$id":"contract:/JobStatus","type":"string","enum":["scraping","completed","failed","cancelled"]};

function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/JobStatus" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate250.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/JobStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data === "scraping") || (data === "completed")) || (data === "failed")) || (data === "cancelled"))){
const err1 = {instancePath,schemaPath:"#/JobStatus/enum",keyword:"enum",params:{allowedValues: schema113.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate250.errors = vErrors;
return errors === 0;
}
validate250.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const PagesJob = validate251;
const schema114 = {"$id":"contract:/PagesJob","type":"object","required":["success","status","completed","total","creditsUsed","expiresAt","data"],"properties":{"success":{"type":"boolean","const":true},"status":{"$ref":"contract:/JobStatus"},"completed":{"type":"integer","minimum":0},"total":{"type":"integer","minimum":0},"creditsUsed":{"type":"integer"},"expiresAt":{"type":"string","format":"date-time"},"next":{"type":"string","format":"uri"},"data":{"type":"array","items":{"$ref":"contract:/DocumentData"}},"createdAt":{"type":"string","format":"date-time"},"completedAt":{"type":"string","format":"date-time"},"duration":{"type":"number"},"warning":{"type":["string","null"]},"error":{"type":["string","null"]}}};

function validate251(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/PagesJob" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate251.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/PagesJob/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/PagesJob/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.completed === undefined){
const err2 = {instancePath,schemaPath:"#/PagesJob/required",keyword:"required",params:{missingProperty: "completed"},message:"must have required property '"+"completed"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.total === undefined){
const err3 = {instancePath,schemaPath:"#/PagesJob/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.creditsUsed === undefined){
const err4 = {instancePath,schemaPath:"#/PagesJob/required",keyword:"required",params:{missingProperty: "creditsUsed"},message:"must have required property '"+"creditsUsed"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.expiresAt === undefined){
const err5 = {instancePath,schemaPath:"#/PagesJob/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.data === undefined){
const err6 = {instancePath,schemaPath:"#/PagesJob/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err7 = {instancePath:instancePath+"/success",schemaPath:"#/PagesJob/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(true !== data0){
const err8 = {instancePath:instancePath+"/success",schemaPath:"#/PagesJob/properties/success/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.status !== undefined){
if(!(validate250(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
}
if(data.completed !== undefined){
let data2 = data.completed;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/completed",schemaPath:"#/PagesJob/properties/completed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/completed",schemaPath:"#/PagesJob/properties/completed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.total !== undefined){
let data3 = data.total;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/total",schemaPath:"#/PagesJob/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/total",schemaPath:"#/PagesJob/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.creditsUsed !== undefined){
let data4 = data.creditsUsed;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/creditsUsed",schemaPath:"#/PagesJob/properties/creditsUsed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.expiresAt !== undefined){
let data5 = data.expiresAt;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err14 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/PagesJob/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/PagesJob/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.next !== undefined){
let data6 = data.next;
if(typeof data6 === "string"){
if(!(formats20.test(data6))){
const err16 = {instancePath:instancePath+"/next",schemaPath:"#/PagesJob/properties/next/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/next",schemaPath:"#/PagesJob/properties/next/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.data !== undefined){
let data7 = data.data;
if(Array.isArray(data7)){
const len0 = data7.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
if(!(validate195(data7[i0], {instancePath:instancePath+"/data/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/data",schemaPath:"#/PagesJob/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data9 = data.createdAt;
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
const err19 = {instancePath:instancePath+"/createdAt",schemaPath:"#/PagesJob/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/createdAt",schemaPath:"#/PagesJob/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.completedAt !== undefined){
let data10 = data.completedAt;
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err21 = {instancePath:instancePath+"/completedAt",schemaPath:"#/PagesJob/properties/completedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/completedAt",schemaPath:"#/PagesJob/properties/completedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.duration !== undefined){
let data11 = data.duration;
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err23 = {instancePath:instancePath+"/duration",schemaPath:"#/PagesJob/properties/duration/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.warning !== undefined){
let data12 = data.warning;
if((typeof data12 !== "string") && (data12 !== null)){
const err24 = {instancePath:instancePath+"/warning",schemaPath:"#/PagesJob/properties/warning/type",keyword:"type",params:{type: schema114.properties.warning.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.error !== undefined){
let data13 = data.error;
if((typeof data13 !== "string") && (data13 !== null)){
const err25 = {instancePath:instancePath+"/error",schemaPath:"#/PagesJob/properties/error/type",keyword:"type",params:{type: schema114.properties.error.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/PagesJob/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate251.errors = vErrors;
return errors === 0;
}
validate251.evaluated = {"props":{"success":true,"status":true,"completed":true,"total":true,"creditsUsed":true,"expiresAt":true,"next":true,"data":true,"createdAt":true,"completedAt":true,"duration":true,"warning":true,"error":true},"dynamicProps":false,"dynamicItems":false};

export const JobErrors = validate254;
const schema115 = {"$id":"contract:/JobErrors","type":"object","required":["errors","robotsBlocked"],"properties":{"success":{"type":"boolean","const":true},"errors":{"type":"array","items":{"type":"object","required":["id","url","error"],"properties":{"id":{"type":"string"},"timestamp":{"type":["string","null"],"format":"date-time"},"url":{"type":"string"},"code":{"type":"string"},"error":{"type":"string"}}}},"robotsBlocked":{"type":"array","items":{"type":"string"}}}};

function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/JobErrors" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate254.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.errors === undefined){
const err0 = {instancePath,schemaPath:"#/JobErrors/required",keyword:"required",params:{missingProperty: "errors"},message:"must have required property '"+"errors"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.robotsBlocked === undefined){
const err1 = {instancePath,schemaPath:"#/JobErrors/required",keyword:"required",params:{missingProperty: "robotsBlocked"},message:"must have required property '"+"robotsBlocked"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/success",schemaPath:"#/JobErrors/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(true !== data0){
const err3 = {instancePath:instancePath+"/success",schemaPath:"#/JobErrors/properties/success/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.errors !== undefined){
let data1 = data.errors;
if(Array.isArray(data1)){
const len0 = data1.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err4 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"#/JobErrors/properties/errors/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.url === undefined){
const err5 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"#/JobErrors/properties/errors/items/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.error === undefined){
const err6 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"#/JobErrors/properties/errors/items/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.id !== undefined){
if(typeof data2.id !== "string"){
const err7 = {instancePath:instancePath+"/errors/" + i0+"/id",schemaPath:"#/JobErrors/properties/errors/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.timestamp !== undefined){
let data4 = data2.timestamp;
if((typeof data4 !== "string") && (data4 !== null)){
const err8 = {instancePath:instancePath+"/errors/" + i0+"/timestamp",schemaPath:"#/JobErrors/properties/errors/items/properties/timestamp/type",keyword:"type",params:{type: schema115.properties.errors.items.properties.timestamp.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err9 = {instancePath:instancePath+"/errors/" + i0+"/timestamp",schemaPath:"#/JobErrors/properties/errors/items/properties/timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data2.url !== undefined){
if(typeof data2.url !== "string"){
const err10 = {instancePath:instancePath+"/errors/" + i0+"/url",schemaPath:"#/JobErrors/properties/errors/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.code !== undefined){
if(typeof data2.code !== "string"){
const err11 = {instancePath:instancePath+"/errors/" + i0+"/code",schemaPath:"#/JobErrors/properties/errors/items/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.error !== undefined){
if(typeof data2.error !== "string"){
const err12 = {instancePath:instancePath+"/errors/" + i0+"/error",schemaPath:"#/JobErrors/properties/errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"#/JobErrors/properties/errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/errors",schemaPath:"#/JobErrors/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.robotsBlocked !== undefined){
let data8 = data.robotsBlocked;
if(Array.isArray(data8)){
const len1 = data8.length;
const stop_i1 = errors + 100;
for(let i1=0; i1<len1 && errors<stop_i1; i1++){
if(typeof data8[i1] !== "string"){
const err15 = {instancePath:instancePath+"/robotsBlocked/" + i1,schemaPath:"#/JobErrors/properties/robotsBlocked/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/robotsBlocked",schemaPath:"#/JobErrors/properties/robotsBlocked/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/JobErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate254.errors = vErrors;
return errors === 0;
}
validate254.evaluated = {"props":{"success":true,"errors":true,"robotsBlocked":true},"dynamicProps":false,"dynamicItems":false};

export const JobCancelled = validate255;
const schema116 = {"$id":"contract:/JobCancelled","type":"object","required":["status"],"properties":{"status":{"type":"string","const":"cancelled"}}};

function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/JobCancelled" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate255.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/JobCancelled/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/JobCancelled/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("cancelled" !== data0){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/JobCancelled/properties/status/const",keyword:"const",params:{allowedValue: "cancelled"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/JobCancelled/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate255.errors = vErrors;
return errors === 0;
}
validate255.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false};

export const KnownOptions = validate112;

export const KnownBrowserOptions = validate256;
const schema117 = {"$id":"contract:/KnownBrowserOptions","type":"object","properties":{"mobile":{"type":["boolean","null"],"allOf":[{"enum":[false,null]}]},"waitFor":{"type":["number","null"],"allOf":[{"enum":[0,null]}]},"actions":{"type":["array","null"],"items":{},"allOf":[{"maxItems":0}]},"location":{"allOf":[{"maxProperties":0},{"if":{"type":"object"},"then":{"$ref":"contract:/AnyObject"}},{"if":{"type":"null"},"then":{"type":"null"}}],"type":["object","null"]}}};

function validate256(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/KnownBrowserOptions" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate256.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mobile !== undefined){
let data0 = data.mobile;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/mobile",schemaPath:"#/KnownBrowserOptions/properties/mobile/type",keyword:"type",params:{type: schema117.properties.mobile.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data0 === false) || (data0 === null))){
const err1 = {instancePath:instancePath+"/mobile",schemaPath:"#/KnownBrowserOptions/properties/mobile/allOf/0/enum",keyword:"enum",params:{allowedValues: schema117.properties.mobile.allOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.waitFor !== undefined){
let data1 = data.waitFor;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err2 = {instancePath:instancePath+"/waitFor",schemaPath:"#/KnownBrowserOptions/properties/waitFor/type",keyword:"type",params:{type: schema117.properties.waitFor.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data1 === 0) || (data1 === null))){
const err3 = {instancePath:instancePath+"/waitFor",schemaPath:"#/KnownBrowserOptions/properties/waitFor/allOf/0/enum",keyword:"enum",params:{allowedValues: schema117.properties.waitFor.allOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.actions !== undefined){
let data2 = data.actions;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err4 = {instancePath:instancePath+"/actions",schemaPath:"#/KnownBrowserOptions/properties/actions/type",keyword:"type",params:{type: schema117.properties.actions.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Array.isArray(data2)){
if(data2.length > 0){
const err5 = {instancePath:instancePath+"/actions",schemaPath:"#/KnownBrowserOptions/properties/actions/allOf/0/maxItems",keyword:"maxItems",params:{limit: 0},message:"must NOT have more than 0 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.location !== undefined){
let data3 = data.location;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
const err6 = {instancePath:instancePath+"/location",schemaPath:"#/KnownBrowserOptions/properties/location/type",keyword:"type",params:{type: schema117.properties.location.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 0){
const err7 = {instancePath:instancePath+"/location",schemaPath:"#/KnownBrowserOptions/properties/location/allOf/0/maxProperties",keyword:"maxProperties",params:{limit: 0},message:"must NOT have more than 0 properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
const _errs14 = errors;
let valid5 = true;
const _errs15 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs17 = errors;
if(!(validate90(data3, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var _valid0 = _errs17 === errors;
valid5 = _valid0;
}
if(!valid5){
const err9 = {instancePath:instancePath+"/location",schemaPath:"#/KnownBrowserOptions/properties/location/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs19 = errors;
let valid6 = true;
const _errs20 = errors;
if(data3 !== null){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid1 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs22 = errors;
if(data3 !== null){
const err11 = {instancePath:instancePath+"/location",schemaPath:"#/KnownBrowserOptions/properties/location/allOf/2/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid1 = _errs22 === errors;
valid6 = _valid1;
}
if(!valid6){
const err12 = {instancePath:instancePath+"/location",schemaPath:"#/KnownBrowserOptions/properties/location/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/KnownBrowserOptions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate256.errors = vErrors;
return errors === 0;
}
validate256.evaluated = {"props":{"mobile":true,"waitFor":true,"actions":true,"location":true},"dynamicProps":false,"dynamicItems":false};

export const KnownCrawlOptions = validate181;

export const KnownMapOptions = validate258;
const schema118 = {"$id":"contract:/KnownMapOptions","type":"object","properties":{"auditMetadata":{"$ref":"contract:/AuditMetadata"},"threatProtection":{"$ref":"contract:/ThreatProtection"}}};

function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/KnownMapOptions" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate258.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.auditMetadata !== undefined){
if(!(validate86(data.auditMetadata, {instancePath:instancePath+"/auditMetadata",parentData:data,parentDataProperty:"auditMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
if(data.threatProtection !== undefined){
if(!(validate88(data.threatProtection, {instancePath:instancePath+"/threatProtection",parentData:data,parentDataProperty:"threatProtection",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/KnownMapOptions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate258.errors = vErrors;
return errors === 0;
}
validate258.evaluated = {"props":{"auditMetadata":true,"threatProtection":true},"dynamicProps":false,"dynamicItems":false};

export const KnownAgentOptions = validate85;

export const KnownExtractOptions = validate240;

export const KnownMonitorOptions = validate261;
const schema119 = {"$id":"contract:/KnownMonitorOptions","type":"object","properties":{"notification":{"allOf":[{"properties":{"email":{"type":["object","null"],"properties":{"enabled":{"const":false}},"required":["enabled"]}},"maxProperties":1},{"if":{"type":"object"},"then":{"$ref":"contract:/AnyObject"}},{"if":{"type":"null"},"then":{"type":"null"}}],"type":["object","null"]}}};

function validate261(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/KnownMonitorOptions" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate261.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.notification !== undefined){
let data0 = data.notification;
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/notification",schemaPath:"#/KnownMonitorOptions/properties/notification/type",keyword:"type",params:{type: schema119.properties.notification.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 1){
const err1 = {instancePath:instancePath+"/notification",schemaPath:"#/KnownMonitorOptions/properties/notification/allOf/0/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.email !== undefined){
let data1 = data0.email;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
const err2 = {instancePath:instancePath+"/notification/email",schemaPath:"#/KnownMonitorOptions/properties/notification/allOf/0/properties/email/type",keyword:"type",params:{type: schema119.properties.notification.allOf[0].properties.email.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.enabled === undefined){
const err3 = {instancePath:instancePath+"/notification/email",schemaPath:"#/KnownMonitorOptions/properties/notification/allOf/0/properties/email/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.enabled !== undefined){
if(false !== data1.enabled){
const err4 = {instancePath:instancePath+"/notification/email/enabled",schemaPath:"#/KnownMonitorOptions/properties/notification/allOf/0/properties/email/properties/enabled/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
}
const _errs8 = errors;
let valid4 = true;
const _errs9 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs11 = errors;
if(!(validate90(data0, {instancePath:instancePath+"/notification",parentData:data,parentDataProperty:"notification",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid4 = _valid0;
}
if(!valid4){
const err6 = {instancePath:instancePath+"/notification",schemaPath:"#/KnownMonitorOptions/properties/notification/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs13 = errors;
let valid5 = true;
const _errs14 = errors;
if(data0 !== null){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs16 = errors;
if(data0 !== null){
const err8 = {instancePath:instancePath+"/notification",schemaPath:"#/KnownMonitorOptions/properties/notification/allOf/2/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid5 = _valid1;
}
if(!valid5){
const err9 = {instancePath:instancePath+"/notification",schemaPath:"#/KnownMonitorOptions/properties/notification/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/KnownMonitorOptions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate261.errors = vErrors;
return errors === 0;
}
validate261.evaluated = {"props":{"notification":true},"dynamicProps":false,"dynamicItems":false};

export const AnyObject = validate90;

export const ThreatProtection = validate88;

export const ImageParser = validate147;

export const KnownJsonOptions = validate123;

export const MonitorSearchTarget = validate263;
const schema120 = {"$id":"contract:/MonitorSearchTarget","type":"object","required":["type"],"properties":{"type":{"type":"string","const":"search"}},"allOf":[{"not":{}}]};

function validate263(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MonitorSearchTarget" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate263.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const err0 = {instancePath,schemaPath:"#/MonitorSearchTarget/allOf/0/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/MonitorSearchTarget/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/MonitorSearchTarget/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("search" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/MonitorSearchTarget/properties/type/const",keyword:"const",params:{allowedValue: "search"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/MonitorSearchTarget/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate263.errors = vErrors;
return errors === 0;
}
validate263.evaluated = {"props":{"type":true},"dynamicProps":false,"dynamicItems":false};

export const MapRequest = validate264;
const schema121 = {"$id":"contract:/MapRequest","type":"object","required":["url"],"allOf":[{"$ref":"contract:/KnownMapOptions"}],"properties":{"auditMetadata":{},"threatProtection":{},"url":{"type":"string","minLength":1},"search":{"type":"string"},"limit":{"type":"integer","minimum":1,"maximum":100000},"sitemap":{"type":"string","enum":["include","skip","only"]},"includeSubdomains":{"type":"boolean"},"ignoreQueryParameters":{"type":"boolean"},"ignoreCache":{"type":"boolean"},"timeout":{"type":"integer","minimum":1000,"maximum":300000},"location":{"$ref":"contract:/Location"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"zeroDataRetention":{"type":"boolean"},"origin":{"type":"string"},"integration":{"type":["string","null"]}},"additionalProperties":false};

function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MapRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate264.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate258(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/MapRequest/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!(func6.call(schema121.properties, key0))){
const err1 = {instancePath,schemaPath:"#/MapRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/MapRequest/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/MapRequest/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.search !== undefined){
if(typeof data.search !== "string"){
const err4 = {instancePath:instancePath+"/search",schemaPath:"#/MapRequest/properties/search/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.limit !== undefined){
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/MapRequest/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100000 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/MapRequest/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/MapRequest/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.sitemap !== undefined){
let data3 = data.sitemap;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/sitemap",schemaPath:"#/MapRequest/properties/sitemap/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((data3 === "include") || (data3 === "skip")) || (data3 === "only"))){
const err9 = {instancePath:instancePath+"/sitemap",schemaPath:"#/MapRequest/properties/sitemap/enum",keyword:"enum",params:{allowedValues: schema121.properties.sitemap.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.includeSubdomains !== undefined){
if(typeof data.includeSubdomains !== "boolean"){
const err10 = {instancePath:instancePath+"/includeSubdomains",schemaPath:"#/MapRequest/properties/includeSubdomains/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.ignoreQueryParameters !== undefined){
if(typeof data.ignoreQueryParameters !== "boolean"){
const err11 = {instancePath:instancePath+"/ignoreQueryParameters",schemaPath:"#/MapRequest/properties/ignoreQueryParameters/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.ignoreCache !== undefined){
if(typeof data.ignoreCache !== "boolean"){
const err12 = {instancePath:instancePath+"/ignoreCache",schemaPath:"#/MapRequest/properties/ignoreCache/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.timeout !== undefined){
let data7 = data.timeout;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err13 = {instancePath:instancePath+"/timeout",schemaPath:"#/MapRequest/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 300000 || isNaN(data7)){
const err14 = {instancePath:instancePath+"/timeout",schemaPath:"#/MapRequest/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 300000},message:"must be <= 300000"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data7 < 1000 || isNaN(data7)){
const err15 = {instancePath:instancePath+"/timeout",schemaPath:"#/MapRequest/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.location !== undefined){
if(!(validate151(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
if(data.headers !== undefined){
let data9 = data.headers;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
const stop_key1 = errors + 100;
for(const key1 in data9){
if(errors>=stop_key1)break;
if(typeof data9[key1] !== "string"){
const err16 = {instancePath:instancePath+"/headers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/MapRequest/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/headers",schemaPath:"#/MapRequest/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.zeroDataRetention !== undefined){
if(typeof data.zeroDataRetention !== "boolean"){
const err18 = {instancePath:instancePath+"/zeroDataRetention",schemaPath:"#/MapRequest/properties/zeroDataRetention/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.origin !== undefined){
if(typeof data.origin !== "string"){
const err19 = {instancePath:instancePath+"/origin",schemaPath:"#/MapRequest/properties/origin/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.integration !== undefined){
let data13 = data.integration;
if((typeof data13 !== "string") && (data13 !== null)){
const err20 = {instancePath:instancePath+"/integration",schemaPath:"#/MapRequest/properties/integration/type",keyword:"type",params:{type: schema121.properties.integration.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/MapRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate264.errors = vErrors;
return errors === 0;
}
validate264.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const MapResponse = validate267;
const schema122 = {"$id":"contract:/MapResponse","type":"object","required":["success","links"],"properties":{"success":{"type":"boolean","const":true},"id":{"type":"string"},"links":{"type":"array","items":{"$ref":"contract:/MapLink"}},"warning":{"type":["string","null"]}}};
const schema123 = {"$id":"contract:/MapLink","type":"object","required":["url"],"properties":{"url":{"type":"string"},"title":{"type":["string","null"]},"description":{"type":["string","null"]}}};

function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MapLink" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate268.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/MapLink/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/MapLink/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/MapLink/properties/title/type",keyword:"type",params:{type: schema123.properties.title.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/description",schemaPath:"#/MapLink/properties/description/type",keyword:"type",params:{type: schema123.properties.description.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/MapLink/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate268.errors = vErrors;
return errors === 0;
}
validate268.evaluated = {"props":{"url":true,"title":true,"description":true},"dynamicProps":false,"dynamicItems":false};


function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MapResponse" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate267.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/MapResponse/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.links === undefined){
const err1 = {instancePath,schemaPath:"#/MapResponse/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/success",schemaPath:"#/MapResponse/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(true !== data0){
const err3 = {instancePath:instancePath+"/success",schemaPath:"#/MapResponse/properties/success/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/MapResponse/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.links !== undefined){
let data2 = data.links;
if(Array.isArray(data2)){
const len0 = data2.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
if(!(validate268(data2[i0], {instancePath:instancePath+"/links/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/links",schemaPath:"#/MapResponse/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.warning !== undefined){
let data4 = data.warning;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/warning",schemaPath:"#/MapResponse/properties/warning/type",keyword:"type",params:{type: schema122.properties.warning.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/MapResponse/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate267.errors = vErrors;
return errors === 0;
}
validate267.evaluated = {"props":{"success":true,"id":true,"links":true,"warning":true},"dynamicProps":false,"dynamicItems":false};

export const MapLink = validate268;

export const Menu = validate215;

export const MenuSection = validate216;

export const MenuItem = validate217;

export const Metadata = validate222;

export const TextOrTexts = validate223;

export const MonitorRequest = validate270;
const schema124 = {"$id":"contract:/MonitorRequest","type":"object","required":["name","schedule","targets"],"allOf":[{"$ref":"contract:/MonitorMembers"}],"properties":{"notification":{},"name":{},"schedule":{},"targets":{},"webhook":{},"retentionDays":{},"goal":{},"judgeEnabled":{},"origin":{},"integration":{}},"additionalProperties":false};
const schema125 = {"$id":"contract:/MonitorMembers","type":"object","allOf":[{"$ref":"contract:/KnownMonitorOptions"}],"properties":{"name":{"type":"string","minLength":1,"maxLength":256},"schedule":{"$ref":"contract:/MonitorScheduleRequest"},"targets":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"contract:/MonitorTarget"}},"webhook":{"type":["string","object","null"],"allOf":[{"if":{"type":"string"},"then":{"$ref":"contract:/WebhookUrl"}},{"if":{"type":"object"},"then":{"$ref":"contract:/WebhookConfig"}},{"if":{"type":"null"},"then":{"type":"null"}}]},"retentionDays":{"type":"integer","minimum":1,"maximum":365},"goal":{"type":["string","null"],"maxLength":2000},"judgeEnabled":{"type":"boolean"},"origin":{"type":"string"},"integration":{"type":["string","null"]}}};
const schema126 = {"$id":"contract:/MonitorScheduleRequest","type":"object","additionalProperties":false,"properties":{"cron":{"type":"string","minLength":1},"text":{"type":"string","minLength":1},"timezone":{"type":"string"}},"if":{"required":["cron"],"properties":{"cron":{}}},"then":{"properties":{"text":{"not":{}}}},"else":{"required":["text"],"properties":{"text":{}}}};

function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MonitorScheduleRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate273.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.cron === undefined) && (missing0 = "cron")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
const err1 = {instancePath:instancePath+"/text",schemaPath:"#/MonitorScheduleRequest/then/properties/text/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.text = true;
props0.cron = true;
}
ifClause0 = "then";
}
else {
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
const err2 = {instancePath,schemaPath:"#/MonitorScheduleRequest/else/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid0 = _valid0;
if(valid0){
if(props0 !== true){
props0 = props0 || {};
props0.text = true;
}
}
ifClause0 = "else";
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/MonitorScheduleRequest/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!(((key0 === "cron") || (key0 === "text")) || (key0 === "timezone"))){
const err4 = {instancePath,schemaPath:"#/MonitorScheduleRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cron !== undefined){
let data1 = data.cron;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/cron",schemaPath:"#/MonitorScheduleRequest/properties/cron/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/cron",schemaPath:"#/MonitorScheduleRequest/properties/cron/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/MonitorScheduleRequest/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/text",schemaPath:"#/MonitorScheduleRequest/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.timezone !== undefined){
if(typeof data.timezone !== "string"){
const err9 = {instancePath:instancePath+"/timezone",schemaPath:"#/MonitorScheduleRequest/properties/timezone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/MonitorScheduleRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate273.errors = vErrors;
return errors === 0;
}
validate273.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema127 = {"$id":"contract:/MonitorTarget","type":["object"],"allOf":[{"if":{"type":"object"},"then":{"required":["type"],"properties":{"type":{"enum":["scrape","crawl","search"]}},"allOf":[{"if":{"required":["type"],"properties":{"type":{"enum":["scrape"]}}},"then":{"$ref":"contract:/MonitorScrapeTarget"}},{"if":{"required":["type"],"properties":{"type":{"enum":["crawl"]}}},"then":{"$ref":"contract:/MonitorCrawlTarget"}},{"if":{"required":["type"],"properties":{"type":{"enum":["search"]}}},"then":{"$ref":"contract:/MonitorSearchTarget"}}]}}]};
const schema128 = {"$id":"contract:/MonitorScrapeTarget","type":"object","required":["type","urls"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"scrape"},"id":{"type":"string"},"urls":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"scrapeOptions":{"$ref":"contract:/ScrapeOptions"}}};

function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MonitorScrapeTarget" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate276.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/MonitorScrapeTarget/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.urls === undefined){
const err1 = {instancePath,schemaPath:"#/MonitorScrapeTarget/required",keyword:"required",params:{missingProperty: "urls"},message:"must have required property '"+"urls"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "urls")) || (key0 === "scrapeOptions"))){
const err2 = {instancePath,schemaPath:"#/MonitorScrapeTarget/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/MonitorScrapeTarget/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("scrape" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/MonitorScrapeTarget/properties/type/const",keyword:"const",params:{allowedValue: "scrape"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/MonitorScrapeTarget/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.urls !== undefined){
let data2 = data.urls;
if(Array.isArray(data2)){
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/urls",schemaPath:"#/MonitorScrapeTarget/properties/urls/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err7 = {instancePath:instancePath+"/urls/" + i0,schemaPath:"#/MonitorScrapeTarget/properties/urls/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/urls/" + i0,schemaPath:"#/MonitorScrapeTarget/properties/urls/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/urls",schemaPath:"#/MonitorScrapeTarget/properties/urls/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.scrapeOptions !== undefined){
if(!(validate184(data.scrapeOptions, {instancePath:instancePath+"/scrapeOptions",parentData:data,parentDataProperty:"scrapeOptions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/MonitorScrapeTarget/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate276.errors = vErrors;
return errors === 0;
}
validate276.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema129 = {"$id":"contract:/MonitorCrawlTarget","type":"object","required":["type","url"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"crawl"},"id":{"type":"string"},"url":{"type":"string","minLength":1},"crawlOptions":{"type":"object"},"scrapeOptions":{"$ref":"contract:/ScrapeOptions"}}};

function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MonitorCrawlTarget" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate279.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/MonitorCrawlTarget/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/MonitorCrawlTarget/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!(((((key0 === "type") || (key0 === "id")) || (key0 === "url")) || (key0 === "crawlOptions")) || (key0 === "scrapeOptions"))){
const err2 = {instancePath,schemaPath:"#/MonitorCrawlTarget/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/MonitorCrawlTarget/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("crawl" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/MonitorCrawlTarget/properties/type/const",keyword:"const",params:{allowedValue: "crawl"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/MonitorCrawlTarget/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.url !== undefined){
let data2 = data.url;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/MonitorCrawlTarget/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/url",schemaPath:"#/MonitorCrawlTarget/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.crawlOptions !== undefined){
let data3 = data.crawlOptions;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err8 = {instancePath:instancePath+"/crawlOptions",schemaPath:"#/MonitorCrawlTarget/properties/crawlOptions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.scrapeOptions !== undefined){
if(!(validate184(data.scrapeOptions, {instancePath:instancePath+"/scrapeOptions",parentData:data,parentDataProperty:"scrapeOptions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/MonitorCrawlTarget/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate279.errors = vErrors;
return errors === 0;
}
validate279.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate275(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MonitorTarget" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate275.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/MonitorTarget/type",keyword:"type",params:{type: schema127.type},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
const _errs7 = errors;
let valid3 = true;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "scrape")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs10 = errors;
if(!(validate276(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid3 = _valid1;
if(valid3){
var props0 = true;
}
}
if(!valid3){
const err4 = {instancePath,schemaPath:"#/MonitorTarget/allOf/0/then/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs12 = errors;
let valid5 = true;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "crawl")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
var _valid2 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs15 = errors;
if(!(validate279(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
var _valid2 = _errs15 === errors;
valid5 = _valid2;
if(valid5){
var props1 = true;
}
}
if(!valid5){
const err7 = {instancePath,schemaPath:"#/MonitorTarget/allOf/0/then/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs17 = errors;
let valid7 = true;
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "search")){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
var _valid3 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs20 = errors;
if(!(validate263(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
errors = vErrors.length;
}
var _valid3 = _errs20 === errors;
valid7 = _valid3;
if(valid7){
var props2 = {};
props2.type = true;
}
}
if(!valid7){
const err10 = {instancePath,schemaPath:"#/MonitorTarget/allOf/0/then/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err11 = {instancePath,schemaPath:"#/MonitorTarget/allOf/0/then/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
}
if(data.type !== undefined){
let data3 = data.type;
if(!(((data3 === "scrape") || (data3 === "crawl")) || (data3 === "search"))){
const err12 = {instancePath:instancePath+"/type",schemaPath:"#/MonitorTarget/allOf/0/then/properties/type/enum",keyword:"enum",params:{allowedValues: schema127.allOf[0].then.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err13 = {instancePath,schemaPath:"#/MonitorTarget/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate275.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate275.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MonitorMembers" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate271.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate261(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 256){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/MonitorMembers/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/MonitorMembers/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/MonitorMembers/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.schedule !== undefined){
if(!(validate273(data.schedule, {instancePath:instancePath+"/schedule",parentData:data,parentDataProperty:"schedule",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
}
if(data.targets !== undefined){
let data2 = data.targets;
if(Array.isArray(data2)){
if(data2.length > 50){
const err3 = {instancePath:instancePath+"/targets",schemaPath:"#/MonitorMembers/properties/targets/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.length < 1){
const err4 = {instancePath:instancePath+"/targets",schemaPath:"#/MonitorMembers/properties/targets/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data2.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
if(!(validate275(data2[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate275.errors : vErrors.concat(validate275.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/targets",schemaPath:"#/MonitorMembers/properties/targets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.webhook !== undefined){
let data4 = data.webhook;
if(((typeof data4 !== "string") && (!(data4 && typeof data4 == "object" && !Array.isArray(data4)))) && (data4 !== null)){
const err6 = {instancePath:instancePath+"/webhook",schemaPath:"#/MonitorMembers/properties/webhook/type",keyword:"type",params:{type: schema125.properties.webhook.type},message:"must be string,object,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs11 = errors;
let valid5 = true;
const _errs12 = errors;
if(typeof data4 !== "string"){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs14 = errors;
if(!(validate95(data4, {instancePath:instancePath+"/webhook",parentData:data,parentDataProperty:"webhook",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
valid5 = _valid0;
}
if(!valid5){
const err8 = {instancePath:instancePath+"/webhook",schemaPath:"#/MonitorMembers/properties/webhook/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs16 = errors;
let valid6 = true;
const _errs17 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid1 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs19 = errors;
if(!(validate97(data4, {instancePath:instancePath+"/webhook",parentData:data,parentDataProperty:"webhook",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var _valid1 = _errs19 === errors;
valid6 = _valid1;
}
if(!valid6){
const err10 = {instancePath:instancePath+"/webhook",schemaPath:"#/MonitorMembers/properties/webhook/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs21 = errors;
let valid7 = true;
const _errs22 = errors;
if(data4 !== null){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid2 = _errs22 === errors;
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs24 = errors;
if(data4 !== null){
const err12 = {instancePath:instancePath+"/webhook",schemaPath:"#/MonitorMembers/properties/webhook/allOf/2/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid2 = _errs24 === errors;
valid7 = _valid2;
}
if(!valid7){
const err13 = {instancePath:instancePath+"/webhook",schemaPath:"#/MonitorMembers/properties/webhook/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.retentionDays !== undefined){
let data5 = data.retentionDays;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err14 = {instancePath:instancePath+"/retentionDays",schemaPath:"#/MonitorMembers/properties/retentionDays/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 365 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/retentionDays",schemaPath:"#/MonitorMembers/properties/retentionDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/retentionDays",schemaPath:"#/MonitorMembers/properties/retentionDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.goal !== undefined){
let data6 = data.goal;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/goal",schemaPath:"#/MonitorMembers/properties/goal/type",keyword:"type",params:{type: schema125.properties.goal.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data6 === "string"){
if(func1(data6) > 2000){
const err18 = {instancePath:instancePath+"/goal",schemaPath:"#/MonitorMembers/properties/goal/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.judgeEnabled !== undefined){
if(typeof data.judgeEnabled !== "boolean"){
const err19 = {instancePath:instancePath+"/judgeEnabled",schemaPath:"#/MonitorMembers/properties/judgeEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.origin !== undefined){
if(typeof data.origin !== "string"){
const err20 = {instancePath:instancePath+"/origin",schemaPath:"#/MonitorMembers/properties/origin/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.integration !== undefined){
let data9 = data.integration;
if((typeof data9 !== "string") && (data9 !== null)){
const err21 = {instancePath:instancePath+"/integration",schemaPath:"#/MonitorMembers/properties/integration/type",keyword:"type",params:{type: schema125.properties.integration.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/MonitorMembers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate271.errors = vErrors;
return errors === 0;
}
validate271.evaluated = {"props":{"name":true,"schedule":true,"targets":true,"webhook":true,"retentionDays":true,"goal":true,"judgeEnabled":true,"origin":true,"integration":true,"notification":true},"dynamicProps":false,"dynamicItems":false};


function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MonitorRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate270.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate271(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/MonitorRequest/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.schedule === undefined){
const err1 = {instancePath,schemaPath:"#/MonitorRequest/required",keyword:"required",params:{missingProperty: "schedule"},message:"must have required property '"+"schedule"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.targets === undefined){
const err2 = {instancePath,schemaPath:"#/MonitorRequest/required",keyword:"required",params:{missingProperty: "targets"},message:"must have required property '"+"targets"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!(func6.call(schema124.properties, key0))){
const err3 = {instancePath,schemaPath:"#/MonitorRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/MonitorRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate270.errors = vErrors;
return errors === 0;
}
validate270.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const MonitorUpdateRequest = validate287;
const schema130 = {"$id":"contract:/MonitorUpdateRequest","type":"object","minProperties":1,"allOf":[{"$ref":"contract:/MonitorMembers"},{"type":"object","properties":{"status":{"type":"string","enum":["active","paused"]}}}],"properties":{"notification":{},"name":{},"schedule":{},"targets":{},"webhook":{},"retentionDays":{},"goal":{},"judgeEnabled":{},"origin":{},"integration":{},"status":{}},"additionalProperties":false};

function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MonitorUpdateRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate287.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate271(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/status",schemaPath:"#/MonitorUpdateRequest/allOf/1/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data0 === "active") || (data0 === "paused"))){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/MonitorUpdateRequest/allOf/1/properties/status/enum",keyword:"enum",params:{allowedValues: schema130.allOf[1].properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/MonitorUpdateRequest/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err3 = {instancePath,schemaPath:"#/MonitorUpdateRequest/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!(func6.call(schema130.properties, key0))){
const err4 = {instancePath,schemaPath:"#/MonitorUpdateRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/MonitorUpdateRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate287.errors = vErrors;
return errors === 0;
}
validate287.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const MonitorMembers = validate271;

export const MonitorScheduleRequest = validate273;

export const MonitorTarget = validate275;

export const MonitorScrapeTarget = validate276;

export const MonitorCrawlTarget = validate279;

export const Monitor = validate289;
const schema131 = {"$id":"contract:/Monitor","type":"object","required":["id","name","status","schedule","targets","retentionDays","createdAt","updatedAt"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"status":{"type":"string","enum":["active","paused","deleted"]},"schedule":{"type":"object","required":["cron","timezone"],"properties":{"cron":{"type":"string"},"timezone":{"type":"string"}}},"nextRunAt":{"type":["string","null"],"format":"date-time"},"lastRunAt":{"type":["string","null"],"format":"date-time"},"currentCheckId":{"type":["string","null"]},"targets":{"type":"array","items":{"type":"object"}},"webhook":{"type":["object","null"]},"retentionDays":{"type":"integer"},"estimatedCreditsPerMonth":{"type":["integer","null"]},"lastCheckSummary":{"type":["object","null"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"contract:/MonitorCheckSummary"}},{"if":{"type":"null"},"then":{"type":"null"}}]},"goal":{"type":["string","null"]},"judgeEnabled":{"type":"boolean"},"createdAt":{"type":"string","format":"date-time"},"updatedAt":{"type":"string","format":"date-time"}}};
const schema132 = {"$id":"contract:/MonitorCheckSummary","type":"object","required":["totalPages","same","changed","new","removed","error"],"properties":{"totalPages":{"type":"integer","minimum":0},"same":{"type":"integer","minimum":0},"changed":{"type":"integer","minimum":0},"new":{"type":"integer","minimum":0},"removed":{"type":"integer","minimum":0},"error":{"type":"integer","minimum":0}}};

function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MonitorCheckSummary" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate290.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.totalPages === undefined){
const err0 = {instancePath,schemaPath:"#/MonitorCheckSummary/required",keyword:"required",params:{missingProperty: "totalPages"},message:"must have required property '"+"totalPages"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.same === undefined){
const err1 = {instancePath,schemaPath:"#/MonitorCheckSummary/required",keyword:"required",params:{missingProperty: "same"},message:"must have required property '"+"same"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.changed === undefined){
const err2 = {instancePath,schemaPath:"#/MonitorCheckSummary/required",keyword:"required",params:{missingProperty: "changed"},message:"must have required property '"+"changed"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.new === undefined){
const err3 = {instancePath,schemaPath:"#/MonitorCheckSummary/required",keyword:"required",params:{missingProperty: "new"},message:"must have required property '"+"new"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.removed === undefined){
const err4 = {instancePath,schemaPath:"#/MonitorCheckSummary/required",keyword:"required",params:{missingProperty: "removed"},message:"must have required property '"+"removed"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.error === undefined){
const err5 = {instancePath,schemaPath:"#/MonitorCheckSummary/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.totalPages !== undefined){
let data0 = data.totalPages;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err6 = {instancePath:instancePath+"/totalPages",schemaPath:"#/MonitorCheckSummary/properties/totalPages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err7 = {instancePath:instancePath+"/totalPages",schemaPath:"#/MonitorCheckSummary/properties/totalPages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.same !== undefined){
let data1 = data.same;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/same",schemaPath:"#/MonitorCheckSummary/properties/same/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/same",schemaPath:"#/MonitorCheckSummary/properties/same/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.changed !== undefined){
let data2 = data.changed;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/changed",schemaPath:"#/MonitorCheckSummary/properties/changed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/changed",schemaPath:"#/MonitorCheckSummary/properties/changed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.new !== undefined){
let data3 = data.new;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err12 = {instancePath:instancePath+"/new",schemaPath:"#/MonitorCheckSummary/properties/new/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/new",schemaPath:"#/MonitorCheckSummary/properties/new/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.removed !== undefined){
let data4 = data.removed;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err14 = {instancePath:instancePath+"/removed",schemaPath:"#/MonitorCheckSummary/properties/removed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/removed",schemaPath:"#/MonitorCheckSummary/properties/removed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.error !== undefined){
let data5 = data.error;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/error",schemaPath:"#/MonitorCheckSummary/properties/error/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/error",schemaPath:"#/MonitorCheckSummary/properties/error/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/MonitorCheckSummary/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate290.errors = vErrors;
return errors === 0;
}
validate290.evaluated = {"props":{"totalPages":true,"same":true,"changed":true,"new":true,"removed":true,"error":true},"dynamicProps":false,"dynamicItems":false};


function validate289(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/Monitor" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate289.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/Monitor/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/Monitor/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/Monitor/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.schedule === undefined){
const err3 = {instancePath,schemaPath:"#/Monitor/required",keyword:"required",params:{missingProperty: "schedule"},message:"must have required property '"+"schedule"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.targets === undefined){
const err4 = {instancePath,schemaPath:"#/Monitor/required",keyword:"required",params:{missingProperty: "targets"},message:"must have required property '"+"targets"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.retentionDays === undefined){
const err5 = {instancePath,schemaPath:"#/Monitor/required",keyword:"required",params:{missingProperty: "retentionDays"},message:"must have required property '"+"retentionDays"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.createdAt === undefined){
const err6 = {instancePath,schemaPath:"#/Monitor/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.updatedAt === undefined){
const err7 = {instancePath,schemaPath:"#/Monitor/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/Monitor/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/Monitor/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/Monitor/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data2 === "active") || (data2 === "paused")) || (data2 === "deleted"))){
const err11 = {instancePath:instancePath+"/status",schemaPath:"#/Monitor/properties/status/enum",keyword:"enum",params:{allowedValues: schema131.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.schedule !== undefined){
let data3 = data.schedule;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.cron === undefined){
const err12 = {instancePath:instancePath+"/schedule",schemaPath:"#/Monitor/properties/schedule/required",keyword:"required",params:{missingProperty: "cron"},message:"must have required property '"+"cron"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3.timezone === undefined){
const err13 = {instancePath:instancePath+"/schedule",schemaPath:"#/Monitor/properties/schedule/required",keyword:"required",params:{missingProperty: "timezone"},message:"must have required property '"+"timezone"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3.cron !== undefined){
if(typeof data3.cron !== "string"){
const err14 = {instancePath:instancePath+"/schedule/cron",schemaPath:"#/Monitor/properties/schedule/properties/cron/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.timezone !== undefined){
if(typeof data3.timezone !== "string"){
const err15 = {instancePath:instancePath+"/schedule/timezone",schemaPath:"#/Monitor/properties/schedule/properties/timezone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/schedule",schemaPath:"#/Monitor/properties/schedule/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.nextRunAt !== undefined){
let data6 = data.nextRunAt;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/nextRunAt",schemaPath:"#/Monitor/properties/nextRunAt/type",keyword:"type",params:{type: schema131.properties.nextRunAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err18 = {instancePath:instancePath+"/nextRunAt",schemaPath:"#/Monitor/properties/nextRunAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.lastRunAt !== undefined){
let data7 = data.lastRunAt;
if((typeof data7 !== "string") && (data7 !== null)){
const err19 = {instancePath:instancePath+"/lastRunAt",schemaPath:"#/Monitor/properties/lastRunAt/type",keyword:"type",params:{type: schema131.properties.lastRunAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err20 = {instancePath:instancePath+"/lastRunAt",schemaPath:"#/Monitor/properties/lastRunAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.currentCheckId !== undefined){
let data8 = data.currentCheckId;
if((typeof data8 !== "string") && (data8 !== null)){
const err21 = {instancePath:instancePath+"/currentCheckId",schemaPath:"#/Monitor/properties/currentCheckId/type",keyword:"type",params:{type: schema131.properties.currentCheckId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.targets !== undefined){
let data9 = data.targets;
if(Array.isArray(data9)){
const len0 = data9.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
let data10 = data9[i0];
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
const err22 = {instancePath:instancePath+"/targets/" + i0,schemaPath:"#/Monitor/properties/targets/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/targets",schemaPath:"#/Monitor/properties/targets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.webhook !== undefined){
let data11 = data.webhook;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
const err24 = {instancePath:instancePath+"/webhook",schemaPath:"#/Monitor/properties/webhook/type",keyword:"type",params:{type: schema131.properties.webhook.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.retentionDays !== undefined){
let data12 = data.retentionDays;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err25 = {instancePath:instancePath+"/retentionDays",schemaPath:"#/Monitor/properties/retentionDays/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.estimatedCreditsPerMonth !== undefined){
let data13 = data.estimatedCreditsPerMonth;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
const err26 = {instancePath:instancePath+"/estimatedCreditsPerMonth",schemaPath:"#/Monitor/properties/estimatedCreditsPerMonth/type",keyword:"type",params:{type: schema131.properties.estimatedCreditsPerMonth.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.lastCheckSummary !== undefined){
let data14 = data.lastCheckSummary;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
const err27 = {instancePath:instancePath+"/lastCheckSummary",schemaPath:"#/Monitor/properties/lastCheckSummary/type",keyword:"type",params:{type: schema131.properties.lastCheckSummary.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const _errs32 = errors;
let valid5 = true;
const _errs33 = errors;
if(!(data14 && typeof data14 == "object" && !Array.isArray(data14))){
const err28 = {};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid0 = _errs33 === errors;
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs35 = errors;
if(!(validate290(data14, {instancePath:instancePath+"/lastCheckSummary",parentData:data,parentDataProperty:"lastCheckSummary",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
errors = vErrors.length;
}
var _valid0 = _errs35 === errors;
valid5 = _valid0;
if(valid5){
var props0 = {};
props0.totalPages = true;
props0.same = true;
props0.changed = true;
props0.new = true;
props0.removed = true;
props0.error = true;
}
}
if(!valid5){
const err29 = {instancePath:instancePath+"/lastCheckSummary",schemaPath:"#/Monitor/properties/lastCheckSummary/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs37 = errors;
let valid6 = true;
const _errs38 = errors;
if(data14 !== null){
const err30 = {};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid1 = _errs38 === errors;
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs40 = errors;
if(data14 !== null){
const err31 = {instancePath:instancePath+"/lastCheckSummary",schemaPath:"#/Monitor/properties/lastCheckSummary/allOf/1/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid1 = _errs40 === errors;
valid6 = _valid1;
}
if(!valid6){
const err32 = {instancePath:instancePath+"/lastCheckSummary",schemaPath:"#/Monitor/properties/lastCheckSummary/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.goal !== undefined){
let data15 = data.goal;
if((typeof data15 !== "string") && (data15 !== null)){
const err33 = {instancePath:instancePath+"/goal",schemaPath:"#/Monitor/properties/goal/type",keyword:"type",params:{type: schema131.properties.goal.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.judgeEnabled !== undefined){
if(typeof data.judgeEnabled !== "boolean"){
const err34 = {instancePath:instancePath+"/judgeEnabled",schemaPath:"#/Monitor/properties/judgeEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data17 = data.createdAt;
if(typeof data17 === "string"){
if(!(formats0.test(data17))){
const err35 = {instancePath:instancePath+"/createdAt",schemaPath:"#/Monitor/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/createdAt",schemaPath:"#/Monitor/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.updatedAt !== undefined){
let data18 = data.updatedAt;
if(typeof data18 === "string"){
if(!(formats0.test(data18))){
const err37 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/Monitor/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/Monitor/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath,schemaPath:"#/Monitor/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate289.errors = vErrors;
return errors === 0;
}
validate289.evaluated = {"props":{"id":true,"name":true,"status":true,"schedule":true,"nextRunAt":true,"lastRunAt":true,"currentCheckId":true,"targets":true,"webhook":true,"retentionDays":true,"estimatedCreditsPerMonth":true,"lastCheckSummary":true,"goal":true,"judgeEnabled":true,"createdAt":true,"updatedAt":true},"dynamicProps":false,"dynamicItems":false};

export const MonitorResponse = validate292;
const schema133 = {"$id":"contract:/MonitorResponse","type":"object","required":["success","data"],"properties":{"success":{"type":"boolean","const":true},"data":{"$ref":"contract:/Monitor"}}};

function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MonitorResponse" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate292.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/MonitorResponse/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/MonitorResponse/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/success",schemaPath:"#/MonitorResponse/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(true !== data0){
const err3 = {instancePath:instancePath+"/success",schemaPath:"#/MonitorResponse/properties/success/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate289(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/MonitorResponse/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate292.errors = vErrors;
return errors === 0;
}
validate292.evaluated = {"props":{"success":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const MonitorListResponse = validate294;
const schema134 = {"$id":"contract:/MonitorListResponse","type":"object","required":["success","data"],"properties":{"success":{"type":"boolean","const":true},"data":{"type":"array","items":{"$ref":"contract:/Monitor"}}}};

function validate294(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MonitorListResponse" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate294.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/MonitorListResponse/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/MonitorListResponse/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/success",schemaPath:"#/MonitorListResponse/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(true !== data0){
const err3 = {instancePath:instancePath+"/success",schemaPath:"#/MonitorListResponse/properties/success/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(Array.isArray(data1)){
const len0 = data1.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
if(!(validate289(data1[i0], {instancePath:instancePath+"/data/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/data",schemaPath:"#/MonitorListResponse/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/MonitorListResponse/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate294.errors = vErrors;
return errors === 0;
}
validate294.evaluated = {"props":{"success":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const MonitorDeleted = validate296;
const schema135 = {"$id":"contract:/MonitorDeleted","type":"object","required":["success"],"properties":{"success":{"type":"boolean","const":true}}};

function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MonitorDeleted" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate296.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/MonitorDeleted/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err1 = {instancePath:instancePath+"/success",schemaPath:"#/MonitorDeleted/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(true !== data0){
const err2 = {instancePath:instancePath+"/success",schemaPath:"#/MonitorDeleted/properties/success/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/MonitorDeleted/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate296.errors = vErrors;
return errors === 0;
}
validate296.evaluated = {"props":{"success":true},"dynamicProps":false,"dynamicItems":false};

export const MonitorCheckStatus = validate297;
const schema136 = {"$id":"contract:/MonitorCheckStatus","type":"string","enum":["queued","running","completed","failed","partial","skipped_overlap","skipped_no_credits"]};

function validate297(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MonitorCheckStatus" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate297.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/MonitorCheckStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((data === "queued") || (data === "running")) || (data === "completed")) || (data === "failed")) || (data === "partial")) || (data === "skipped_overlap")) || (data === "skipped_no_credits"))){
const err1 = {instancePath,schemaPath:"#/MonitorCheckStatus/enum",keyword:"enum",params:{allowedValues: schema136.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate297.errors = vErrors;
return errors === 0;
}
validate297.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const MonitorCheckSummary = validate290;

export const MonitorCheck = validate298;
const schema137 = {"$id":"contract:/MonitorCheck","type":"object","required":["id","monitorId","status","trigger","billingStatus","summary","createdAt","updatedAt"],"properties":{"id":{"type":"string"},"monitorId":{"type":"string"},"status":{"$ref":"contract:/MonitorCheckStatus"},"trigger":{"type":"string","enum":["scheduled","manual"]},"scheduledFor":{"type":["string","null"],"format":"date-time"},"startedAt":{"type":["string","null"],"format":"date-time"},"finishedAt":{"type":["string","null"],"format":"date-time"},"billingStatus":{"type":"string","enum":["not_applicable","reserved","confirmed","released","failed"]},"actualCredits":{"type":["integer","null"]},"summary":{"$ref":"contract:/MonitorCheckSummary"},"error":{"type":["string","null"]},"createdAt":{"type":"string","format":"date-time"},"updatedAt":{"type":"string","format":"date-time"}}};

function validate298(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MonitorCheck" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate298.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/MonitorCheck/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.monitorId === undefined){
const err1 = {instancePath,schemaPath:"#/MonitorCheck/required",keyword:"required",params:{missingProperty: "monitorId"},message:"must have required property '"+"monitorId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/MonitorCheck/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.trigger === undefined){
const err3 = {instancePath,schemaPath:"#/MonitorCheck/required",keyword:"required",params:{missingProperty: "trigger"},message:"must have required property '"+"trigger"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.billingStatus === undefined){
const err4 = {instancePath,schemaPath:"#/MonitorCheck/required",keyword:"required",params:{missingProperty: "billingStatus"},message:"must have required property '"+"billingStatus"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.summary === undefined){
const err5 = {instancePath,schemaPath:"#/MonitorCheck/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.createdAt === undefined){
const err6 = {instancePath,schemaPath:"#/MonitorCheck/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.updatedAt === undefined){
const err7 = {instancePath,schemaPath:"#/MonitorCheck/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/MonitorCheck/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.monitorId !== undefined){
if(typeof data.monitorId !== "string"){
const err9 = {instancePath:instancePath+"/monitorId",schemaPath:"#/MonitorCheck/properties/monitorId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.status !== undefined){
if(!(validate297(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors);
errors = vErrors.length;
}
}
if(data.trigger !== undefined){
let data3 = data.trigger;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/trigger",schemaPath:"#/MonitorCheck/properties/trigger/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data3 === "scheduled") || (data3 === "manual"))){
const err11 = {instancePath:instancePath+"/trigger",schemaPath:"#/MonitorCheck/properties/trigger/enum",keyword:"enum",params:{allowedValues: schema137.properties.trigger.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.scheduledFor !== undefined){
let data4 = data.scheduledFor;
if((typeof data4 !== "string") && (data4 !== null)){
const err12 = {instancePath:instancePath+"/scheduledFor",schemaPath:"#/MonitorCheck/properties/scheduledFor/type",keyword:"type",params:{type: schema137.properties.scheduledFor.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err13 = {instancePath:instancePath+"/scheduledFor",schemaPath:"#/MonitorCheck/properties/scheduledFor/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.startedAt !== undefined){
let data5 = data.startedAt;
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/startedAt",schemaPath:"#/MonitorCheck/properties/startedAt/type",keyword:"type",params:{type: schema137.properties.startedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err15 = {instancePath:instancePath+"/startedAt",schemaPath:"#/MonitorCheck/properties/startedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.finishedAt !== undefined){
let data6 = data.finishedAt;
if((typeof data6 !== "string") && (data6 !== null)){
const err16 = {instancePath:instancePath+"/finishedAt",schemaPath:"#/MonitorCheck/properties/finishedAt/type",keyword:"type",params:{type: schema137.properties.finishedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err17 = {instancePath:instancePath+"/finishedAt",schemaPath:"#/MonitorCheck/properties/finishedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.billingStatus !== undefined){
let data7 = data.billingStatus;
if(typeof data7 !== "string"){
const err18 = {instancePath:instancePath+"/billingStatus",schemaPath:"#/MonitorCheck/properties/billingStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((((data7 === "not_applicable") || (data7 === "reserved")) || (data7 === "confirmed")) || (data7 === "released")) || (data7 === "failed"))){
const err19 = {instancePath:instancePath+"/billingStatus",schemaPath:"#/MonitorCheck/properties/billingStatus/enum",keyword:"enum",params:{allowedValues: schema137.properties.billingStatus.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.actualCredits !== undefined){
let data8 = data.actualCredits;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err20 = {instancePath:instancePath+"/actualCredits",schemaPath:"#/MonitorCheck/properties/actualCredits/type",keyword:"type",params:{type: schema137.properties.actualCredits.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.summary !== undefined){
if(!(validate290(data.summary, {instancePath:instancePath+"/summary",parentData:data,parentDataProperty:"summary",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
errors = vErrors.length;
}
}
if(data.error !== undefined){
let data10 = data.error;
if((typeof data10 !== "string") && (data10 !== null)){
const err21 = {instancePath:instancePath+"/error",schemaPath:"#/MonitorCheck/properties/error/type",keyword:"type",params:{type: schema137.properties.error.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data11 = data.createdAt;
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err22 = {instancePath:instancePath+"/createdAt",schemaPath:"#/MonitorCheck/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/createdAt",schemaPath:"#/MonitorCheck/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.updatedAt !== undefined){
let data12 = data.updatedAt;
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
const err24 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/MonitorCheck/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/MonitorCheck/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/MonitorCheck/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate298.errors = vErrors;
return errors === 0;
}
validate298.evaluated = {"props":{"id":true,"monitorId":true,"status":true,"trigger":true,"scheduledFor":true,"startedAt":true,"finishedAt":true,"billingStatus":true,"actualCredits":true,"summary":true,"error":true,"createdAt":true,"updatedAt":true},"dynamicProps":false,"dynamicItems":false};

export const MonitorRunResponse = validate301;
const schema138 = {"$id":"contract:/MonitorRunResponse","type":"object","required":["success","id","data"],"properties":{"success":{"type":"boolean","const":true},"id":{"type":"string"},"data":{"$ref":"contract:/MonitorCheck"}}};

function validate301(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MonitorRunResponse" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate301.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/MonitorRunResponse/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/MonitorRunResponse/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/MonitorRunResponse/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err3 = {instancePath:instancePath+"/success",schemaPath:"#/MonitorRunResponse/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(true !== data0){
const err4 = {instancePath:instancePath+"/success",schemaPath:"#/MonitorRunResponse/properties/success/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/MonitorRunResponse/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate298(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate298.errors : vErrors.concat(validate298.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/MonitorRunResponse/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate301.errors = vErrors;
return errors === 0;
}
validate301.evaluated = {"props":{"success":true,"id":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const MonitorCheckListResponse = validate303;
const schema139 = {"$id":"contract:/MonitorCheckListResponse","type":"object","required":["success","data"],"properties":{"success":{"type":"boolean","const":true},"data":{"type":"array","items":{"$ref":"contract:/MonitorCheck"}}}};

function validate303(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MonitorCheckListResponse" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate303.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/MonitorCheckListResponse/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/MonitorCheckListResponse/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/success",schemaPath:"#/MonitorCheckListResponse/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(true !== data0){
const err3 = {instancePath:instancePath+"/success",schemaPath:"#/MonitorCheckListResponse/properties/success/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(Array.isArray(data1)){
const len0 = data1.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
if(!(validate298(data1[i0], {instancePath:instancePath+"/data/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate298.errors : vErrors.concat(validate298.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/data",schemaPath:"#/MonitorCheckListResponse/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/MonitorCheckListResponse/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate303.errors = vErrors;
return errors === 0;
}
validate303.evaluated = {"props":{"success":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const MonitorCheckResponse = validate305;
const schema140 = {"$id":"contract:/MonitorCheckResponse","type":"object","required":["success","data"],"properties":{"success":{"type":"boolean","const":true},"next":{"type":"string","format":"uri"},"data":{"$ref":"contract:/MonitorCheckDetail"}}};
const schema141 = {"$id":"contract:/MonitorCheckDetail","type":"object","required":["pages"],"allOf":[{"$ref":"contract:/MonitorCheck"}],"properties":{"pages":{"type":"array","items":{"$ref":"contract:/MonitorPage"}},"next":{"type":"string","format":"uri"}}};
const schema142 = {"$id":"contract:/MonitorPage","type":"object","required":["id","targetId","url","status","createdAt"],"properties":{"id":{"type":"string"},"targetId":{"type":"string"},"url":{"type":"string"},"status":{"type":"string","enum":["same","new","changed","removed","error"]},"previousScrapeId":{"type":["string","null"]},"currentScrapeId":{"type":["string","null"]},"statusCode":{"type":["integer","null"]},"error":{"type":["string","null"]},"metadata":{"type":["object","null"]},"judgment":{"type":["object","null"]},"diff":{"type":["object","null"]},"createdAt":{"type":"string","format":"date-time"}}};

function validate308(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MonitorPage" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate308.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/MonitorPage/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.targetId === undefined){
const err1 = {instancePath,schemaPath:"#/MonitorPage/required",keyword:"required",params:{missingProperty: "targetId"},message:"must have required property '"+"targetId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.url === undefined){
const err2 = {instancePath,schemaPath:"#/MonitorPage/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status === undefined){
const err3 = {instancePath,schemaPath:"#/MonitorPage/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.createdAt === undefined){
const err4 = {instancePath,schemaPath:"#/MonitorPage/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/MonitorPage/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.targetId !== undefined){
if(typeof data.targetId !== "string"){
const err6 = {instancePath:instancePath+"/targetId",schemaPath:"#/MonitorPage/properties/targetId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err7 = {instancePath:instancePath+"/url",schemaPath:"#/MonitorPage/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/status",schemaPath:"#/MonitorPage/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((((data3 === "same") || (data3 === "new")) || (data3 === "changed")) || (data3 === "removed")) || (data3 === "error"))){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/MonitorPage/properties/status/enum",keyword:"enum",params:{allowedValues: schema142.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.previousScrapeId !== undefined){
let data4 = data.previousScrapeId;
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/previousScrapeId",schemaPath:"#/MonitorPage/properties/previousScrapeId/type",keyword:"type",params:{type: schema142.properties.previousScrapeId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.currentScrapeId !== undefined){
let data5 = data.currentScrapeId;
if((typeof data5 !== "string") && (data5 !== null)){
const err11 = {instancePath:instancePath+"/currentScrapeId",schemaPath:"#/MonitorPage/properties/currentScrapeId/type",keyword:"type",params:{type: schema142.properties.currentScrapeId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.statusCode !== undefined){
let data6 = data.statusCode;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err12 = {instancePath:instancePath+"/statusCode",schemaPath:"#/MonitorPage/properties/statusCode/type",keyword:"type",params:{type: schema142.properties.statusCode.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.error !== undefined){
let data7 = data.error;
if((typeof data7 !== "string") && (data7 !== null)){
const err13 = {instancePath:instancePath+"/error",schemaPath:"#/MonitorPage/properties/error/type",keyword:"type",params:{type: schema142.properties.error.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.metadata !== undefined){
let data8 = data.metadata;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
const err14 = {instancePath:instancePath+"/metadata",schemaPath:"#/MonitorPage/properties/metadata/type",keyword:"type",params:{type: schema142.properties.metadata.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.judgment !== undefined){
let data9 = data.judgment;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
const err15 = {instancePath:instancePath+"/judgment",schemaPath:"#/MonitorPage/properties/judgment/type",keyword:"type",params:{type: schema142.properties.judgment.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.diff !== undefined){
let data10 = data.diff;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
const err16 = {instancePath:instancePath+"/diff",schemaPath:"#/MonitorPage/properties/diff/type",keyword:"type",params:{type: schema142.properties.diff.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data11 = data.createdAt;
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err17 = {instancePath:instancePath+"/createdAt",schemaPath:"#/MonitorPage/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/createdAt",schemaPath:"#/MonitorPage/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/MonitorPage/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate308.errors = vErrors;
return errors === 0;
}
validate308.evaluated = {"props":{"id":true,"targetId":true,"url":true,"status":true,"previousScrapeId":true,"currentScrapeId":true,"statusCode":true,"error":true,"metadata":true,"judgment":true,"diff":true,"createdAt":true},"dynamicProps":false,"dynamicItems":false};


function validate306(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MonitorCheckDetail" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate306.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate298(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate298.errors : vErrors.concat(validate298.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pages === undefined){
const err0 = {instancePath,schemaPath:"#/MonitorCheckDetail/required",keyword:"required",params:{missingProperty: "pages"},message:"must have required property '"+"pages"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.pages !== undefined){
let data0 = data.pages;
if(Array.isArray(data0)){
const len0 = data0.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
if(!(validate308(data0[i0], {instancePath:instancePath+"/pages/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/pages",schemaPath:"#/MonitorCheckDetail/properties/pages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.next !== undefined){
let data2 = data.next;
if(typeof data2 === "string"){
if(!(formats20.test(data2))){
const err2 = {instancePath:instancePath+"/next",schemaPath:"#/MonitorCheckDetail/properties/next/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/next",schemaPath:"#/MonitorCheckDetail/properties/next/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/MonitorCheckDetail/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate306.errors = vErrors;
return errors === 0;
}
validate306.evaluated = {"props":{"pages":true,"next":true,"id":true,"monitorId":true,"status":true,"trigger":true,"scheduledFor":true,"startedAt":true,"finishedAt":true,"billingStatus":true,"actualCredits":true,"summary":true,"error":true,"createdAt":true,"updatedAt":true},"dynamicProps":false,"dynamicItems":false};


function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MonitorCheckResponse" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate305.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/MonitorCheckResponse/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/MonitorCheckResponse/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/success",schemaPath:"#/MonitorCheckResponse/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(true !== data0){
const err3 = {instancePath:instancePath+"/success",schemaPath:"#/MonitorCheckResponse/properties/success/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.next !== undefined){
let data1 = data.next;
if(typeof data1 === "string"){
if(!(formats20.test(data1))){
const err4 = {instancePath:instancePath+"/next",schemaPath:"#/MonitorCheckResponse/properties/next/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/next",schemaPath:"#/MonitorCheckResponse/properties/next/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate306(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate306.errors : vErrors.concat(validate306.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/MonitorCheckResponse/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate305.errors = vErrors;
return errors === 0;
}
validate305.evaluated = {"props":{"success":true,"next":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const MonitorCheckDetail = validate306;

export const MonitorPage = validate308;

export const ParseFormatsResponse = validate311;
const schema143 = {"$id":"contract:/ParseFormatsResponse","type":"object","required":["success","data"],"properties":{"success":{"type":"boolean","const":true},"data":{"type":"object","required":["formats"],"properties":{"formats":{"type":"array","items":{"$ref":"contract:/ParseFileFormat"}}}}}};
const schema144 = {"$id":"contract:/ParseFileFormat","type":"object","required":["format","kind","extensions","mimeTypes","available"],"properties":{"format":{"type":"string"},"kind":{"type":"string"},"extensions":{"type":"array","items":{"type":"string"}},"mimeTypes":{"type":"array","items":{"type":"string"}},"available":{"type":"boolean"}}};

function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ParseFileFormat" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate312.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
const err0 = {instancePath,schemaPath:"#/ParseFileFormat/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/ParseFileFormat/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.extensions === undefined){
const err2 = {instancePath,schemaPath:"#/ParseFileFormat/required",keyword:"required",params:{missingProperty: "extensions"},message:"must have required property '"+"extensions"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.mimeTypes === undefined){
const err3 = {instancePath,schemaPath:"#/ParseFileFormat/required",keyword:"required",params:{missingProperty: "mimeTypes"},message:"must have required property '"+"mimeTypes"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.available === undefined){
const err4 = {instancePath,schemaPath:"#/ParseFileFormat/required",keyword:"required",params:{missingProperty: "available"},message:"must have required property '"+"available"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.format !== undefined){
if(typeof data.format !== "string"){
const err5 = {instancePath:instancePath+"/format",schemaPath:"#/ParseFileFormat/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.kind !== undefined){
if(typeof data.kind !== "string"){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/ParseFileFormat/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.extensions !== undefined){
let data2 = data.extensions;
if(Array.isArray(data2)){
const len0 = data2.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
if(typeof data2[i0] !== "string"){
const err7 = {instancePath:instancePath+"/extensions/" + i0,schemaPath:"#/ParseFileFormat/properties/extensions/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/extensions",schemaPath:"#/ParseFileFormat/properties/extensions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.mimeTypes !== undefined){
let data4 = data.mimeTypes;
if(Array.isArray(data4)){
const len1 = data4.length;
const stop_i1 = errors + 100;
for(let i1=0; i1<len1 && errors<stop_i1; i1++){
if(typeof data4[i1] !== "string"){
const err9 = {instancePath:instancePath+"/mimeTypes/" + i1,schemaPath:"#/ParseFileFormat/properties/mimeTypes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/mimeTypes",schemaPath:"#/ParseFileFormat/properties/mimeTypes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.available !== undefined){
if(typeof data.available !== "boolean"){
const err11 = {instancePath:instancePath+"/available",schemaPath:"#/ParseFileFormat/properties/available/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/ParseFileFormat/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate312.errors = vErrors;
return errors === 0;
}
validate312.evaluated = {"props":{"format":true,"kind":true,"extensions":true,"mimeTypes":true,"available":true},"dynamicProps":false,"dynamicItems":false};


function validate311(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ParseFormatsResponse" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate311.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/ParseFormatsResponse/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/ParseFormatsResponse/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/success",schemaPath:"#/ParseFormatsResponse/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(true !== data0){
const err3 = {instancePath:instancePath+"/success",schemaPath:"#/ParseFormatsResponse/properties/success/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.formats === undefined){
const err4 = {instancePath:instancePath+"/data",schemaPath:"#/ParseFormatsResponse/properties/data/required",keyword:"required",params:{missingProperty: "formats"},message:"must have required property '"+"formats"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.formats !== undefined){
let data2 = data1.formats;
if(Array.isArray(data2)){
const len0 = data2.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
if(!(validate312(data2[i0], {instancePath:instancePath+"/data/formats/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/data/formats",schemaPath:"#/ParseFormatsResponse/properties/data/properties/formats/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/data",schemaPath:"#/ParseFormatsResponse/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/ParseFormatsResponse/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate311.errors = vErrors;
return errors === 0;
}
validate311.evaluated = {"props":{"success":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const ParseFileFormat = validate312;

export const ParseUpload = validate314;
const schema145 = {"$id":"contract:/ParseUpload","type":"object","required":["file"],"properties":{"file":{},"options":{"$ref":"contract:/ParseOptions"}}};
const schema146 = {"$id":"contract:/ParseOptions","type":"object","allOf":[{"$ref":"contract:/KnownOptions"},{"$ref":"contract:/KnownBrowserOptions"}],"properties":{"fastMode":{},"lockdown":{},"useMock":{},"checkPromptInjection":{},"threatProtection":{},"profile":{},"domainTools":{},"toolDetail":{},"mobile":{},"waitFor":{},"actions":{},"location":{},"formats":{"type":"array","maxItems":100,"items":{"$ref":"contract:/ParseFormat"}},"onlyMainContent":{"type":"boolean"},"includeTags":{"type":"array","items":{"type":"string"}},"excludeTags":{"type":"array","items":{"type":"string"}},"parsers":{"$ref":"contract:/Parsers"},"timeout":{"type":"integer","minimum":1,"maximum":300000},"blockAds":{"type":"boolean"},"removeBase64Images":{"type":"boolean"},"skipTlsVerification":{"type":"boolean"},"headers":{"$ref":"contract:/RequestHeaders"},"proxy":{"type":"string","enum":["basic","auto"]},"redactPII":{"type":["boolean","object"],"allOf":[{"if":{"type":"boolean"},"then":{"type":"boolean"}},{"if":{"type":"object"},"then":{"$ref":"contract:/RedactPIIOptions"}}]},"zeroDataRetention":{"type":"boolean"},"origin":{"type":"string"},"integration":{"type":["string","null"]},"auditMetadata":{"$ref":"contract:/AuditMetadata"},"maxAge":{"type":"integer","minimum":0},"minAge":{"type":"integer","minimum":0},"storeInCache":{"type":"boolean"}},"additionalProperties":false};
const schema147 = {"$id":"contract:/ParseFormat","type":["string","object"],"allOf":[{"if":{"type":"string"},"then":{"$ref":"contract:/ParseFormatName"}},{"if":{"type":"object"},"then":{"required":["type"],"properties":{"type":{"enum":["markdown","summary","html","rawHtml","links","images","json","question","highlights","query"]}},"allOf":[{"if":{"required":["type"],"properties":{"type":{"enum":["markdown","summary","html","rawHtml","links","images"]}}},"then":{"$ref":"contract:/PlainFormat"}},{"if":{"required":["type"],"properties":{"type":{"enum":["json"]}}},"then":{"$ref":"contract:/ParseJsonFormat"}},{"if":{"required":["type"],"properties":{"type":{"enum":["question"]}}},"then":{"$ref":"contract:/QuestionFormat"}},{"if":{"required":["type"],"properties":{"type":{"enum":["highlights"]}}},"then":{"$ref":"contract:/HighlightsFormat"}},{"if":{"required":["type"],"properties":{"type":{"enum":["query"]}}},"then":{"$ref":"contract:/QueryFormat"}}]}}]};
const schema148 = {"$id":"contract:/ParseFormatName","type":"string","enum":["markdown","summary","html","rawHtml","links","images"]};

function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ParseFormatName" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate319.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/ParseFormatName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((data === "markdown") || (data === "summary")) || (data === "html")) || (data === "rawHtml")) || (data === "links")) || (data === "images"))){
const err1 = {instancePath,schemaPath:"#/ParseFormatName/enum",keyword:"enum",params:{allowedValues: schema148.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate319.errors = vErrors;
return errors === 0;
}
validate319.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema149 = {"$id":"contract:/ParseJsonFormat","type":"object","required":["type"],"allOf":[{"$ref":"contract:/KnownJsonOptions"}],"properties":{"checkPromptInjection":{},"type":{"type":"string","const":"json"},"prompt":{"type":["string","null"]},"schema":{"type":["object","null"]}},"if":{"required":["prompt"],"properties":{"prompt":{"type":"string"}}},"else":{"required":["schema"],"properties":{"schema":{"type":"object"}}},"additionalProperties":false};

function validate322(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ParseJsonFormat" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate322.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate123(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.prompt === undefined) && (missing0 = "prompt")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.prompt !== undefined){
if(typeof data.prompt !== "string"){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.schema === undefined){
const err2 = {instancePath,schemaPath:"#/ParseJsonFormat/else/required",keyword:"required",params:{missingProperty: "schema"},message:"must have required property '"+"schema"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.schema !== undefined){
let data1 = data.schema;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err3 = {instancePath:instancePath+"/schema",schemaPath:"#/ParseJsonFormat/else/properties/schema/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.schema = true;
props0.prompt = true;
props0.checkPromptInjection = true;
}
}
if(!valid1){
const err4 = {instancePath,schemaPath:"#/ParseJsonFormat/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err5 = {instancePath,schemaPath:"#/ParseJsonFormat/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!((((key0 === "checkPromptInjection") || (key0 === "type")) || (key0 === "prompt")) || (key0 === "schema"))){
const err6 = {instancePath,schemaPath:"#/ParseJsonFormat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/ParseJsonFormat/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if("json" !== data2){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/ParseJsonFormat/properties/type/const",keyword:"const",params:{allowedValue: "json"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.prompt !== undefined){
let data3 = data.prompt;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/prompt",schemaPath:"#/ParseJsonFormat/properties/prompt/type",keyword:"type",params:{type: schema149.properties.prompt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.schema !== undefined){
let data4 = data.schema;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
const err10 = {instancePath:instancePath+"/schema",schemaPath:"#/ParseJsonFormat/properties/schema/type",keyword:"type",params:{type: schema149.properties.schema.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/ParseJsonFormat/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate322.errors = vErrors;
return errors === 0;
}
validate322.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ParseFormat" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate318.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/ParseFormat/type",keyword:"type",params:{type: schema147.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(typeof data !== "string"){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(!(validate319(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/ParseFormat/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs10 = errors;
const _errs12 = errors;
let valid4 = true;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(!((((((data0 === "markdown") || (data0 === "summary")) || (data0 === "html")) || (data0 === "rawHtml")) || (data0 === "links")) || (data0 === "images"))){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var _valid2 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs15 = errors;
if(!(validate249(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var _valid2 = _errs15 === errors;
valid4 = _valid2;
if(valid4){
var props0 = true;
}
}
if(!valid4){
const err6 = {instancePath,schemaPath:"#/ParseFormat/allOf/1/then/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs17 = errors;
let valid6 = true;
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "json")){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
var _valid3 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs20 = errors;
if(!(validate322(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
errors = vErrors.length;
}
var _valid3 = _errs20 === errors;
valid6 = _valid3;
if(valid6){
var props1 = true;
}
}
if(!valid6){
const err9 = {instancePath,schemaPath:"#/ParseFormat/allOf/1/then/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs22 = errors;
let valid8 = true;
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "question")){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
var _valid4 = _errs23 === errors;
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs25 = errors;
if(!(validate135(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
var _valid4 = _errs25 === errors;
valid8 = _valid4;
if(valid8){
var props2 = true;
}
}
if(!valid8){
const err12 = {instancePath,schemaPath:"#/ParseFormat/allOf/1/then/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
const _errs27 = errors;
let valid10 = true;
const _errs28 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "highlights")){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
var _valid5 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs30 = errors;
if(!(validate137(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
var _valid5 = _errs30 === errors;
valid10 = _valid5;
if(valid10){
var props3 = true;
}
}
if(!valid10){
const err15 = {instancePath,schemaPath:"#/ParseFormat/allOf/1/then/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(props0 !== true && props3 !== undefined){
if(props3 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props3);
}
}
const _errs32 = errors;
let valid12 = true;
const _errs33 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.type === undefined) && (missing4 = "type")){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "query")){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
var _valid6 = _errs33 === errors;
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs35 = errors;
if(!(validate139(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
var _valid6 = _errs35 === errors;
valid12 = _valid6;
if(valid12){
var props4 = true;
}
}
if(!valid12){
const err18 = {instancePath,schemaPath:"#/ParseFormat/allOf/1/then/allOf/4/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(props0 !== true && props4 !== undefined){
if(props4 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props4);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err19 = {instancePath,schemaPath:"#/ParseFormat/allOf/1/then/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
}
if(data.type !== undefined){
let data5 = data.type;
if(!((((((((((data5 === "markdown") || (data5 === "summary")) || (data5 === "html")) || (data5 === "rawHtml")) || (data5 === "links")) || (data5 === "images")) || (data5 === "json")) || (data5 === "question")) || (data5 === "highlights")) || (data5 === "query"))){
const err20 = {instancePath:instancePath+"/type",schemaPath:"#/ParseFormat/allOf/1/then/properties/type/enum",keyword:"enum",params:{allowedValues: schema147.allOf[1].then.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
var _valid1 = _errs10 === errors;
valid2 = _valid1;
}
if(!valid2){
const err21 = {instancePath,schemaPath:"#/ParseFormat/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate318.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate318.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ParseOptions" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate315.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate112(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
if(!(validate256(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!(func6.call(schema146.properties, key0))){
const err0 = {instancePath,schemaPath:"#/ParseOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.formats !== undefined){
let data0 = data.formats;
if(Array.isArray(data0)){
if(data0.length > 100){
const err1 = {instancePath:instancePath+"/formats",schemaPath:"#/ParseOptions/properties/formats/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
if(!(validate318(data0[i0], {instancePath:instancePath+"/formats/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/formats",schemaPath:"#/ParseOptions/properties/formats/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.onlyMainContent !== undefined){
if(typeof data.onlyMainContent !== "boolean"){
const err3 = {instancePath:instancePath+"/onlyMainContent",schemaPath:"#/ParseOptions/properties/onlyMainContent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.includeTags !== undefined){
let data3 = data.includeTags;
if(Array.isArray(data3)){
const len1 = data3.length;
const stop_i1 = errors + 100;
for(let i1=0; i1<len1 && errors<stop_i1; i1++){
if(typeof data3[i1] !== "string"){
const err4 = {instancePath:instancePath+"/includeTags/" + i1,schemaPath:"#/ParseOptions/properties/includeTags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/includeTags",schemaPath:"#/ParseOptions/properties/includeTags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.excludeTags !== undefined){
let data5 = data.excludeTags;
if(Array.isArray(data5)){
const len2 = data5.length;
const stop_i2 = errors + 100;
for(let i2=0; i2<len2 && errors<stop_i2; i2++){
if(typeof data5[i2] !== "string"){
const err6 = {instancePath:instancePath+"/excludeTags/" + i2,schemaPath:"#/ParseOptions/properties/excludeTags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/excludeTags",schemaPath:"#/ParseOptions/properties/excludeTags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.parsers !== undefined){
if(!(validate143(data.parsers, {instancePath:instancePath+"/parsers",parentData:data,parentDataProperty:"parsers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data.timeout !== undefined){
let data8 = data.timeout;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err8 = {instancePath:instancePath+"/timeout",schemaPath:"#/ParseOptions/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 300000 || isNaN(data8)){
const err9 = {instancePath:instancePath+"/timeout",schemaPath:"#/ParseOptions/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 300000},message:"must be <= 300000"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err10 = {instancePath:instancePath+"/timeout",schemaPath:"#/ParseOptions/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.blockAds !== undefined){
if(typeof data.blockAds !== "boolean"){
const err11 = {instancePath:instancePath+"/blockAds",schemaPath:"#/ParseOptions/properties/blockAds/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.removeBase64Images !== undefined){
if(typeof data.removeBase64Images !== "boolean"){
const err12 = {instancePath:instancePath+"/removeBase64Images",schemaPath:"#/ParseOptions/properties/removeBase64Images/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.skipTlsVerification !== undefined){
if(typeof data.skipTlsVerification !== "boolean"){
const err13 = {instancePath:instancePath+"/skipTlsVerification",schemaPath:"#/ParseOptions/properties/skipTlsVerification/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.headers !== undefined){
if(!(validate99(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.proxy !== undefined){
let data13 = data.proxy;
if(typeof data13 !== "string"){
const err14 = {instancePath:instancePath+"/proxy",schemaPath:"#/ParseOptions/properties/proxy/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((data13 === "basic") || (data13 === "auto"))){
const err15 = {instancePath:instancePath+"/proxy",schemaPath:"#/ParseOptions/properties/proxy/enum",keyword:"enum",params:{allowedValues: schema146.properties.proxy.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.redactPII !== undefined){
let data14 = data.redactPII;
if((typeof data14 !== "boolean") && (!(data14 && typeof data14 == "object" && !Array.isArray(data14)))){
const err16 = {instancePath:instancePath+"/redactPII",schemaPath:"#/ParseOptions/properties/redactPII/type",keyword:"type",params:{type: schema146.properties.redactPII.type},message:"must be boolean,object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs32 = errors;
let valid9 = true;
const _errs33 = errors;
if(typeof data14 !== "boolean"){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs33 === errors;
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs35 = errors;
if(typeof data14 !== "boolean"){
const err18 = {instancePath:instancePath+"/redactPII",schemaPath:"#/ParseOptions/properties/redactPII/allOf/0/then/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid0 = _errs35 === errors;
valid9 = _valid0;
}
if(!valid9){
const err19 = {instancePath:instancePath+"/redactPII",schemaPath:"#/ParseOptions/properties/redactPII/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs38 = errors;
let valid10 = true;
const _errs39 = errors;
if(!(data14 && typeof data14 == "object" && !Array.isArray(data14))){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid1 = _errs39 === errors;
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs41 = errors;
if(!(validate155(data14, {instancePath:instancePath+"/redactPII",parentData:data,parentDataProperty:"redactPII",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
var _valid1 = _errs41 === errors;
valid10 = _valid1;
}
if(!valid10){
const err21 = {instancePath:instancePath+"/redactPII",schemaPath:"#/ParseOptions/properties/redactPII/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.zeroDataRetention !== undefined){
if(typeof data.zeroDataRetention !== "boolean"){
const err22 = {instancePath:instancePath+"/zeroDataRetention",schemaPath:"#/ParseOptions/properties/zeroDataRetention/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.origin !== undefined){
if(typeof data.origin !== "string"){
const err23 = {instancePath:instancePath+"/origin",schemaPath:"#/ParseOptions/properties/origin/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.integration !== undefined){
let data17 = data.integration;
if((typeof data17 !== "string") && (data17 !== null)){
const err24 = {instancePath:instancePath+"/integration",schemaPath:"#/ParseOptions/properties/integration/type",keyword:"type",params:{type: schema146.properties.integration.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.auditMetadata !== undefined){
if(!(validate86(data.auditMetadata, {instancePath:instancePath+"/auditMetadata",parentData:data,parentDataProperty:"auditMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
if(data.maxAge !== undefined){
let data19 = data.maxAge;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err25 = {instancePath:instancePath+"/maxAge",schemaPath:"#/ParseOptions/properties/maxAge/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
const err26 = {instancePath:instancePath+"/maxAge",schemaPath:"#/ParseOptions/properties/maxAge/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.minAge !== undefined){
let data20 = data.minAge;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err27 = {instancePath:instancePath+"/minAge",schemaPath:"#/ParseOptions/properties/minAge/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err28 = {instancePath:instancePath+"/minAge",schemaPath:"#/ParseOptions/properties/minAge/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.storeInCache !== undefined){
if(typeof data.storeInCache !== "boolean"){
const err29 = {instancePath:instancePath+"/storeInCache",schemaPath:"#/ParseOptions/properties/storeInCache/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/ParseOptions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate315.errors = vErrors;
return errors === 0;
}
validate315.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ParseUpload" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate314.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
const err0 = {instancePath,schemaPath:"#/ParseUpload/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.options !== undefined){
if(!(validate315(data.options, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/ParseUpload/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate314.errors = vErrors;
return errors === 0;
}
validate314.evaluated = {"props":{"file":true,"options":true},"dynamicProps":false,"dynamicItems":false};

export const ParseOptions = validate315;

export const ParseFormat = validate318;

export const ParseFormatName = validate319;

export const ParseJsonFormat = validate322;

export const Parsers = validate143;

export const Parser = validate144;

export const PdfParser = validate145;

export const Product = validate208;

export const ProductVariant = validate209;

export const Price = validate210;

export const RedactPIIOptions = validate155;

export const PIIEntity = validate156;

export const ScrapeRequest = validate334;
const schema150 = {"$id":"contract:/ScrapeRequest","type":"object","allOf":[{"$ref":"contract:/ScrapeOptionMembers"},{"type":"object","required":["url"],"properties":{"url":{"type":"string","minLength":1}}}],"properties":{"fastMode":{},"lockdown":{},"useMock":{},"checkPromptInjection":{},"threatProtection":{},"profile":{},"domainTools":{},"toolDetail":{},"formats":{},"onlyMainContent":{},"includeTags":{},"excludeTags":{},"waitFor":{},"maxAge":{},"timeout":{},"parsers":{},"mobile":{},"location":{},"headers":{},"actions":{},"blockAds":{},"removeBase64Images":{},"skipTlsVerification":{},"proxy":{},"redactPII":{},"zeroDataRetention":{},"minAge":{},"storeInCache":{},"auditMetadata":{},"origin":{},"integration":{},"url":{}},"additionalProperties":false};

function validate334(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ScrapeRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate334.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate111(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/ScrapeRequest/allOf/1/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/ScrapeRequest/allOf/1/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/ScrapeRequest/allOf/1/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/ScrapeRequest/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const stop_key0 = errors + 100;
for(const key0 in data){
if(errors>=stop_key0)break;
if(!(func6.call(schema150.properties, key0))){
const err4 = {instancePath,schemaPath:"#/ScrapeRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/ScrapeRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate334.errors = vErrors;
return errors === 0;
}
validate334.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const ScrapeOptions = validate184;

export const ScrapeOptionMembers = validate111;

export const RequestHeaders = validate99;

export const Location = validate151;

export const Webhook = validate94;

export const WebhookUrl = validate95;

export const WebhookConfig = validate97;

export const WebhookMetadata = validate101;

export const WebhookEnvelope = validate336;
const schema151 = {"$id":"contract:/WebhookEnvelope","type":"object","required":["success","type","id","data"],"properties":{"success":{"type":"boolean"},"type":{"type":"string"},"id":{"type":"string"},"webhookId":{"type":"string"},"data":{"type":"array","items":{}},"metadata":{"$ref":"contract:/WebhookMetadata"},"error":{"type":["string","null"]}}};

function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/WebhookEnvelope" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate336.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/WebhookEnvelope/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/WebhookEnvelope/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id === undefined){
const err2 = {instancePath,schemaPath:"#/WebhookEnvelope/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.data === undefined){
const err3 = {instancePath,schemaPath:"#/WebhookEnvelope/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err4 = {instancePath:instancePath+"/success",schemaPath:"#/WebhookEnvelope/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/WebhookEnvelope/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/WebhookEnvelope/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.webhookId !== undefined){
if(typeof data.webhookId !== "string"){
const err7 = {instancePath:instancePath+"/webhookId",schemaPath:"#/WebhookEnvelope/properties/webhookId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.data !== undefined){
if(!(Array.isArray(data.data))){
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/WebhookEnvelope/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.metadata !== undefined){
if(!(validate101(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
}
if(data.error !== undefined){
let data6 = data.error;
if((typeof data6 !== "string") && (data6 !== null)){
const err9 = {instancePath:instancePath+"/error",schemaPath:"#/WebhookEnvelope/properties/error/type",keyword:"type",params:{type: schema151.properties.error.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/WebhookEnvelope/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate336.errors = vErrors;
return errors === 0;
}
validate336.evaluated = {"props":{"success":true,"type":true,"id":true,"webhookId":true,"data":true,"metadata":true,"error":true},"dynamicProps":false,"dynamicItems":false};

export const DeliveryStatus = validate338;
const schema152 = {"$id":"contract:/DeliveryStatus","type":"string","enum":["waiting","delivered","retrying","failed"]};

function validate338(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/DeliveryStatus" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate338.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/DeliveryStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data === "waiting") || (data === "delivered")) || (data === "retrying")) || (data === "failed"))){
const err1 = {instancePath,schemaPath:"#/DeliveryStatus/enum",keyword:"enum",params:{allowedValues: schema152.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate338.errors = vErrors;
return errors === 0;
}
validate338.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const WebhookDeliveries = validate339;
const schema153 = {"$id":"contract:/WebhookDeliveries","type":"object","required":["success","data"],"properties":{"success":{"type":"boolean","const":true},"data":{"type":"array","items":{"$ref":"contract:/WebhookDelivery"}}}};
const schema154 = {"$id":"contract:/WebhookDelivery","type":"object","required":["webhookId","jobId","type","url","status","attempts"],"properties":{"webhookId":{"type":"string"},"jobId":{"$ref":"contract:/JobId"},"type":{"type":"string"},"url":{"type":"string"},"status":{"$ref":"contract:/DeliveryStatus"},"attempts":{"type":"integer","minimum":0},"error":{"type":"string"},"nextAttemptAt":{"type":"string","format":"date-time"},"endedAt":{"type":"string","format":"date-time"}}};

function validate340(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/WebhookDelivery" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate340.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhookId === undefined){
const err0 = {instancePath,schemaPath:"#/WebhookDelivery/required",keyword:"required",params:{missingProperty: "webhookId"},message:"must have required property '"+"webhookId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.jobId === undefined){
const err1 = {instancePath,schemaPath:"#/WebhookDelivery/required",keyword:"required",params:{missingProperty: "jobId"},message:"must have required property '"+"jobId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type === undefined){
const err2 = {instancePath,schemaPath:"#/WebhookDelivery/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.url === undefined){
const err3 = {instancePath,schemaPath:"#/WebhookDelivery/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.status === undefined){
const err4 = {instancePath,schemaPath:"#/WebhookDelivery/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.attempts === undefined){
const err5 = {instancePath,schemaPath:"#/WebhookDelivery/required",keyword:"required",params:{missingProperty: "attempts"},message:"must have required property '"+"attempts"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.webhookId !== undefined){
if(typeof data.webhookId !== "string"){
const err6 = {instancePath:instancePath+"/webhookId",schemaPath:"#/WebhookDelivery/properties/webhookId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.jobId !== undefined){
if(!(validate106(data.jobId, {instancePath:instancePath+"/jobId",parentData:data,parentDataProperty:"jobId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/WebhookDelivery/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err8 = {instancePath:instancePath+"/url",schemaPath:"#/WebhookDelivery/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.status !== undefined){
if(!(validate338(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
}
if(data.attempts !== undefined){
let data5 = data.attempts;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err9 = {instancePath:instancePath+"/attempts",schemaPath:"#/WebhookDelivery/properties/attempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/attempts",schemaPath:"#/WebhookDelivery/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
const err11 = {instancePath:instancePath+"/error",schemaPath:"#/WebhookDelivery/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.nextAttemptAt !== undefined){
let data7 = data.nextAttemptAt;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err12 = {instancePath:instancePath+"/nextAttemptAt",schemaPath:"#/WebhookDelivery/properties/nextAttemptAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/nextAttemptAt",schemaPath:"#/WebhookDelivery/properties/nextAttemptAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.endedAt !== undefined){
let data8 = data.endedAt;
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
const err14 = {instancePath:instancePath+"/endedAt",schemaPath:"#/WebhookDelivery/properties/endedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/endedAt",schemaPath:"#/WebhookDelivery/properties/endedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/WebhookDelivery/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate340.errors = vErrors;
return errors === 0;
}
validate340.evaluated = {"props":{"webhookId":true,"jobId":true,"type":true,"url":true,"status":true,"attempts":true,"error":true,"nextAttemptAt":true,"endedAt":true},"dynamicProps":false,"dynamicItems":false};


function validate339(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/WebhookDeliveries" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate339.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/WebhookDeliveries/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/WebhookDeliveries/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/success",schemaPath:"#/WebhookDeliveries/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(true !== data0){
const err3 = {instancePath:instancePath+"/success",schemaPath:"#/WebhookDeliveries/properties/success/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(Array.isArray(data1)){
const len0 = data1.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
if(!(validate340(data1[i0], {instancePath:instancePath+"/data/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/data",schemaPath:"#/WebhookDeliveries/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/WebhookDeliveries/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate339.errors = vErrors;
return errors === 0;
}
validate339.evaluated = {"props":{"success":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const WebhookDelivery = validate340;

export const JobStartedEvent = validate344;
const schema155 = {"$id":"contract:/JobStartedEvent","allOf":[{"$ref":"contract:/WebhookEnvelope"}],"type":"object","properties":{"success":{"const":true},"type":{"enum":["crawl.started","batch_scrape.started","extract.started","agent.started"]},"data":{"maxItems":0}}};

function validate344(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/JobStartedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate344.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate336(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success !== undefined){
if(true !== data.success){
const err0 = {instancePath:instancePath+"/success",schemaPath:"#/JobStartedEvent/properties/success/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(!((((data1 === "crawl.started") || (data1 === "batch_scrape.started")) || (data1 === "extract.started")) || (data1 === "agent.started"))){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/JobStartedEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema155.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(Array.isArray(data2)){
if(data2.length > 0){
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/JobStartedEvent/properties/data/maxItems",keyword:"maxItems",params:{limit: 0},message:"must NOT have more than 0 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/JobStartedEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate344.errors = vErrors;
return errors === 0;
}
validate344.evaluated = {"props":{"success":true,"type":true,"data":true,"id":true,"webhookId":true,"metadata":true,"error":true},"dynamicProps":false,"dynamicItems":false};

export const PageEvent = validate346;
const schema156 = {"$id":"contract:/PageEvent","allOf":[{"$ref":"contract:/WebhookEnvelope"}],"type":"object","properties":{"type":{"enum":["crawl.page","batch_scrape.page"]},"data":{"type":"array","items":{"$ref":"contract:/DocumentData"}}}};

function validate346(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/PageEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate346.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate336(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
let data0 = data.type;
if(!((data0 === "crawl.page") || (data0 === "batch_scrape.page"))){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/PageEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema156.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(Array.isArray(data1)){
const len0 = data1.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
if(!(validate195(data1[i0], {instancePath:instancePath+"/data/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/data",schemaPath:"#/PageEvent/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/PageEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate346.errors = vErrors;
return errors === 0;
}
validate346.evaluated = {"props":{"type":true,"data":true,"success":true,"id":true,"webhookId":true,"metadata":true,"error":true},"dynamicProps":false,"dynamicItems":false};

export const PagesCompletedEvent = validate349;
const schema157 = {"$id":"contract:/PagesCompletedEvent","allOf":[{"$ref":"contract:/WebhookEnvelope"}],"type":"object","properties":{"success":{"const":true},"type":{"enum":["crawl.completed","batch_scrape.completed"]}}};

function validate349(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/PagesCompletedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate349.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate336(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success !== undefined){
if(true !== data.success){
const err0 = {instancePath:instancePath+"/success",schemaPath:"#/PagesCompletedEvent/properties/success/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(!((data1 === "crawl.completed") || (data1 === "batch_scrape.completed"))){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/PagesCompletedEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema157.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/PagesCompletedEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate349.errors = vErrors;
return errors === 0;
}
validate349.evaluated = {"props":{"success":true,"type":true,"id":true,"webhookId":true,"data":true,"metadata":true,"error":true},"dynamicProps":false,"dynamicItems":false};

export const CrawlFailedEvent = validate351;
const schema158 = {"$id":"contract:/CrawlFailedEvent","allOf":[{"$ref":"contract:/WebhookEnvelope"}],"type":"object","required":["error"],"properties":{"success":{"const":false},"type":{"const":"crawl.failed"},"error":{"type":"string"}}};

function validate351(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/CrawlFailedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate351.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate336(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/CrawlFailedEvent/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.success !== undefined){
if(false !== data.success){
const err1 = {instancePath:instancePath+"/success",schemaPath:"#/CrawlFailedEvent/properties/success/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
if("crawl.failed" !== data.type){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/CrawlFailedEvent/properties/type/const",keyword:"const",params:{allowedValue: "crawl.failed"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
const err3 = {instancePath:instancePath+"/error",schemaPath:"#/CrawlFailedEvent/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/CrawlFailedEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate351.errors = vErrors;
return errors === 0;
}
validate351.evaluated = {"props":{"success":true,"type":true,"error":true,"id":true,"webhookId":true,"data":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const ExtractCompletedEvent = validate353;
const schema159 = {"$id":"contract:/ExtractCompletedEvent","allOf":[{"$ref":"contract:/WebhookEnvelope"}],"type":"object","properties":{"success":{"const":true},"type":{"const":"extract.completed"},"data":{"type":"array","items":{"type":"object","required":["success","data"],"properties":{"success":{"type":"boolean"},"data":{},"extractId":{"type":"string"},"totalUrlsScraped":{"type":"integer"},"sources":{"type":["object","null"]}}}}}};

function validate353(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ExtractCompletedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate353.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate336(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success !== undefined){
if(true !== data.success){
const err0 = {instancePath:instancePath+"/success",schemaPath:"#/ExtractCompletedEvent/properties/success/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.type !== undefined){
if("extract.completed" !== data.type){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/ExtractCompletedEvent/properties/type/const",keyword:"const",params:{allowedValue: "extract.completed"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(Array.isArray(data2)){
const len0 = data2.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.success === undefined){
const err2 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/ExtractCompletedEvent/properties/data/items/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data3.data === undefined){
const err3 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/ExtractCompletedEvent/properties/data/items/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data3.success !== undefined){
if(typeof data3.success !== "boolean"){
const err4 = {instancePath:instancePath+"/data/" + i0+"/success",schemaPath:"#/ExtractCompletedEvent/properties/data/items/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.extractId !== undefined){
if(typeof data3.extractId !== "string"){
const err5 = {instancePath:instancePath+"/data/" + i0+"/extractId",schemaPath:"#/ExtractCompletedEvent/properties/data/items/properties/extractId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.totalUrlsScraped !== undefined){
let data6 = data3.totalUrlsScraped;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err6 = {instancePath:instancePath+"/data/" + i0+"/totalUrlsScraped",schemaPath:"#/ExtractCompletedEvent/properties/data/items/properties/totalUrlsScraped/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.sources !== undefined){
let data7 = data3.sources;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
const err7 = {instancePath:instancePath+"/data/" + i0+"/sources",schemaPath:"#/ExtractCompletedEvent/properties/data/items/properties/sources/type",keyword:"type",params:{type: schema159.properties.data.items.properties.sources.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/ExtractCompletedEvent/properties/data/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/data",schemaPath:"#/ExtractCompletedEvent/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/ExtractCompletedEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate353.errors = vErrors;
return errors === 0;
}
validate353.evaluated = {"props":{"success":true,"type":true,"data":true,"id":true,"webhookId":true,"metadata":true,"error":true},"dynamicProps":false,"dynamicItems":false};

export const ExtractFailedEvent = validate355;
const schema160 = {"$id":"contract:/ExtractFailedEvent","allOf":[{"$ref":"contract:/WebhookEnvelope"}],"type":"object","required":["error"],"properties":{"success":{"const":false},"type":{"const":"extract.failed"},"error":{"type":"string"}}};

function validate355(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ExtractFailedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate355.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate336(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/ExtractFailedEvent/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.success !== undefined){
if(false !== data.success){
const err1 = {instancePath:instancePath+"/success",schemaPath:"#/ExtractFailedEvent/properties/success/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
if("extract.failed" !== data.type){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/ExtractFailedEvent/properties/type/const",keyword:"const",params:{allowedValue: "extract.failed"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
const err3 = {instancePath:instancePath+"/error",schemaPath:"#/ExtractFailedEvent/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/ExtractFailedEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate355.errors = vErrors;
return errors === 0;
}
validate355.evaluated = {"props":{"success":true,"type":true,"error":true,"id":true,"webhookId":true,"data":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const AgentActionEvent = validate357;
const schema161 = {"$id":"contract:/AgentActionEvent","allOf":[{"$ref":"contract:/WebhookEnvelope"}],"type":"object","properties":{"success":{"const":true},"type":{"const":"agent.action"},"data":{"type":"array","items":{"type":"object","required":["action"],"properties":{"creditsUsed":{"type":"number"},"action":{"type":"string"},"input":{}}}}}};

function validate357(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/AgentActionEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate357.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate336(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success !== undefined){
if(true !== data.success){
const err0 = {instancePath:instancePath+"/success",schemaPath:"#/AgentActionEvent/properties/success/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.type !== undefined){
if("agent.action" !== data.type){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/AgentActionEvent/properties/type/const",keyword:"const",params:{allowedValue: "agent.action"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(Array.isArray(data2)){
const len0 = data2.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.action === undefined){
const err2 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/AgentActionEvent/properties/data/items/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data3.creditsUsed !== undefined){
let data4 = data3.creditsUsed;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err3 = {instancePath:instancePath+"/data/" + i0+"/creditsUsed",schemaPath:"#/AgentActionEvent/properties/data/items/properties/creditsUsed/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.action !== undefined){
if(typeof data3.action !== "string"){
const err4 = {instancePath:instancePath+"/data/" + i0+"/action",schemaPath:"#/AgentActionEvent/properties/data/items/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/AgentActionEvent/properties/data/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/data",schemaPath:"#/AgentActionEvent/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/AgentActionEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate357.errors = vErrors;
return errors === 0;
}
validate357.evaluated = {"props":{"success":true,"type":true,"data":true,"id":true,"webhookId":true,"metadata":true,"error":true},"dynamicProps":false,"dynamicItems":false};

export const AgentCompletedEvent = validate359;
const schema162 = {"$id":"contract:/AgentCompletedEvent","allOf":[{"$ref":"contract:/WebhookEnvelope"}],"type":"object","properties":{"success":{"const":true},"type":{"const":"agent.completed"},"data":{"type":"array","items":{"type":"object","required":["data"],"properties":{"creditsUsed":{"type":"number"},"data":{}}}}}};

function validate359(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/AgentCompletedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate359.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate336(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success !== undefined){
if(true !== data.success){
const err0 = {instancePath:instancePath+"/success",schemaPath:"#/AgentCompletedEvent/properties/success/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.type !== undefined){
if("agent.completed" !== data.type){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/AgentCompletedEvent/properties/type/const",keyword:"const",params:{allowedValue: "agent.completed"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(Array.isArray(data2)){
const len0 = data2.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.data === undefined){
const err2 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/AgentCompletedEvent/properties/data/items/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data3.creditsUsed !== undefined){
let data4 = data3.creditsUsed;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err3 = {instancePath:instancePath+"/data/" + i0+"/creditsUsed",schemaPath:"#/AgentCompletedEvent/properties/data/items/properties/creditsUsed/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/AgentCompletedEvent/properties/data/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/data",schemaPath:"#/AgentCompletedEvent/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/AgentCompletedEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate359.errors = vErrors;
return errors === 0;
}
validate359.evaluated = {"props":{"success":true,"type":true,"data":true,"id":true,"webhookId":true,"metadata":true,"error":true},"dynamicProps":false,"dynamicItems":false};

export const AgentEndedEvent = validate361;
const schema163 = {"$id":"contract:/AgentEndedEvent","allOf":[{"$ref":"contract:/WebhookEnvelope"}],"type":"object","properties":{"success":{"const":false},"type":{"enum":["agent.failed","agent.cancelled"]},"data":{"type":"array","items":{"type":"object","properties":{"creditsUsed":{"type":"number"}}}}}};

function validate361(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/AgentEndedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate361.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate336(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success !== undefined){
if(false !== data.success){
const err0 = {instancePath:instancePath+"/success",schemaPath:"#/AgentEndedEvent/properties/success/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(!((data1 === "agent.failed") || (data1 === "agent.cancelled"))){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/AgentEndedEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema163.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(Array.isArray(data2)){
const len0 = data2.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.creditsUsed !== undefined){
let data4 = data3.creditsUsed;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err2 = {instancePath:instancePath+"/data/" + i0+"/creditsUsed",schemaPath:"#/AgentEndedEvent/properties/data/items/properties/creditsUsed/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/AgentEndedEvent/properties/data/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/data",schemaPath:"#/AgentEndedEvent/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/AgentEndedEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate361.errors = vErrors;
return errors === 0;
}
validate361.evaluated = {"props":{"success":true,"type":true,"data":true,"id":true,"webhookId":true,"metadata":true,"error":true},"dynamicProps":false,"dynamicItems":false};

export const MonitorCheckCompletedEvent = validate363;
const schema164 = {"$id":"contract:/MonitorCheckCompletedEvent","allOf":[{"$ref":"contract:/WebhookEnvelope"}],"type":"object","properties":{"type":{"const":"monitor.check.completed"},"data":{"type":"array","items":{"type":"object","required":["monitorId","checkId","status","summary"],"properties":{"monitorId":{"type":"string"},"checkId":{"type":"string"},"status":{"$ref":"contract:/MonitorCheckStatus"},"summary":{"$ref":"contract:/MonitorCheckSummary"}}}}}};

function validate363(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MonitorCheckCompletedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate363.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate336(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("monitor.check.completed" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/MonitorCheckCompletedEvent/properties/type/const",keyword:"const",params:{allowedValue: "monitor.check.completed"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(Array.isArray(data1)){
const len0 = data1.length;
const stop_i0 = errors + 100;
for(let i0=0; i0<len0 && errors<stop_i0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.monitorId === undefined){
const err1 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/MonitorCheckCompletedEvent/properties/data/items/required",keyword:"required",params:{missingProperty: "monitorId"},message:"must have required property '"+"monitorId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data2.checkId === undefined){
const err2 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/MonitorCheckCompletedEvent/properties/data/items/required",keyword:"required",params:{missingProperty: "checkId"},message:"must have required property '"+"checkId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data2.status === undefined){
const err3 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/MonitorCheckCompletedEvent/properties/data/items/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.summary === undefined){
const err4 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/MonitorCheckCompletedEvent/properties/data/items/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.monitorId !== undefined){
if(typeof data2.monitorId !== "string"){
const err5 = {instancePath:instancePath+"/data/" + i0+"/monitorId",schemaPath:"#/MonitorCheckCompletedEvent/properties/data/items/properties/monitorId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.checkId !== undefined){
if(typeof data2.checkId !== "string"){
const err6 = {instancePath:instancePath+"/data/" + i0+"/checkId",schemaPath:"#/MonitorCheckCompletedEvent/properties/data/items/properties/checkId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.status !== undefined){
if(!(validate297(data2.status, {instancePath:instancePath+"/data/" + i0+"/status",parentData:data2,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors);
errors = vErrors.length;
}
}
if(data2.summary !== undefined){
if(!(validate290(data2.summary, {instancePath:instancePath+"/data/" + i0+"/summary",parentData:data2,parentDataProperty:"summary",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/MonitorCheckCompletedEvent/properties/data/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/MonitorCheckCompletedEvent/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/MonitorCheckCompletedEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate363.errors = vErrors;
return errors === 0;
}
validate363.evaluated = {"props":{"type":true,"data":true,"success":true,"id":true,"webhookId":true,"metadata":true,"error":true},"dynamicProps":false,"dynamicItems":false};

